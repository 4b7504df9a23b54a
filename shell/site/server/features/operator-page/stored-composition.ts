import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../../../../composition/store/composition-store.ts';
import type { Evidence } from '../../../../composition/document/evidence.ts';

/** `former` are the documents that were in force, oldest first; undefined where they cannot be read. */
type StoredComposition =
  | { current: CurrentComposition; former: readonly CompositionDocument[] }
  | { current: Extract<CurrentComposition, { state: 'invalid' }>; former: undefined };

/** A revision that was in force, or is. */
export interface PastRevision {
  document: CompositionDocument;
  evidence: Evidence | undefined;
}

/** Does not reject: the page is for times at which something is away, which may be the database of the composition. */
export async function readStored(store: CompositionStore): Promise<StoredComposition> {
  try {
    return { current: await store.read(), former: await store.former() };
  } catch (error) {
    return { current: { state: 'invalid', reason: (error as Error).message }, former: undefined };
  }
}

/** With what their gates found, as far as it can be read. */
export function withEvidence(
  store: CompositionStore,
  documents: readonly CompositionDocument[],
): Promise<PastRevision[]> {
  return Promise.all(
    documents.map(async (document) => ({
      document,
      evidence: await store.evidenceOf(document).catch(() => undefined),
    })),
  );
}

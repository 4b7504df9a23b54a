import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { CompositionStore, CurrentComposition } from '../../../../composition/store/composition-store.ts';
import type { Evidence } from '../../../../composition/document/gate-results.ts';

/** `former` is oldest first; undefined if unreadable. */
type StoredComposition =
  | { current: CurrentComposition; former: readonly CompositionDocument[] }
  | { current: Extract<CurrentComposition, { state: 'invalid' }>; former: undefined };

export interface PastRevision {
  document: CompositionDocument;
  before: CompositionDocument | undefined;
  evidence: Evidence | undefined;
}

/** Never rejects: operators need the page when the composition's database fails. */
export async function readStoredComposition(store: CompositionStore): Promise<StoredComposition> {
  try {
    return { current: await store.read(), former: await store.former() };
  } catch (error) {
    return { current: { state: 'invalid', reason: (error as Error).message }, former: undefined };
  }
}

/** The last `most` of the documents. */
export function lastRevisions(
  store: CompositionStore,
  documents: readonly CompositionDocument[],
  most: number,
): Promise<PastRevision[]> {
  const skipped = Math.max(0, documents.length - most);
  return Promise.all(
    documents.slice(skipped).map(async (document, index) => ({
      document,
      before: documents[skipped + index - 1],
      evidence: (await store.evidenceOf(document).catch(() => []))[0],
    })),
  );
}

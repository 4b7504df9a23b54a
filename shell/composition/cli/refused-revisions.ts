import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { allDocuments } from './present-composition.ts';
import { isAbout } from './site-verdict.ts';

/** Numbers of the revisions that a site refused, by the verdicts kept with them and by what the sites report now. */
export async function refusedRevisions(store: CompositionStore): Promise<ReadonlySet<number>> {
  const documents = await allDocuments(store);
  const recorded = await Promise.all(
    documents.map(async (document) => ((await wasRefused(store, document)) ? [document.revision] : [])),
  );
  return new Set([...recorded.flat(), ...(await refusedNow(store, documents.at(-1)))]);
}

/** Whether the site's gate failed. A revision without a verdict is taken for sound: no site followed when it was written. */
async function wasRefused(store: CompositionStore, document: CompositionDocument): Promise<boolean> {
  const evidence = await store.evidenceOf(document).catch(() => undefined);
  return evidence?.some(({ gate, state }) => gate === 'site' && state === 'failed') ?? false;
}

/** A change that nobody waited for has no verdict of its own. */
async function refusedNow(store: CompositionStore, latest: CompositionDocument | undefined): Promise<number[]> {
  if (!latest) return [];
  const sites = await store.sites().catch(() => []);
  return sites.some((status) => status.state === 'refused' && isAbout(status, latest)) ? [latest.revision] : [];
}

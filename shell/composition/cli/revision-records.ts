import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, gateResult } from '../document/gate-results.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { askSites, isAbout } from './site-verdict.ts';

/**
 * The revisions that never went live. Without a verdict, a revision counts as live: no site was following.
 * @param documents oldest first, the current one last
 * @param site URL of a site to ask; by default, the sites that report to the store
 */
export async function refusedRevisions(
  store: CompositionStore,
  documents: readonly CompositionDocument[],
  site: string | undefined,
): Promise<ReadonlySet<number>> {
  const evidence = await store.evidenceOf(...documents).catch(() => []);
  const latest = documents.at(-1);
  const isRefusedNow = latest && (await refusalNow(store, latest, site)) !== undefined;
  return new Set([
    ...documents.filter((_document, index) => isRefused(evidence[index])).map(({ revision }) => revision),
    ...(isRefusedNow ? [latest.revision] : []),
  ]);
}

/**
 * Sites report only on the latest revision. Without the stored verdict, a rollback could return to a refused
 * revision.
 */
export async function keepRefusal(store: CompositionStore, site: string | undefined): Promise<void> {
  const current = await store.read();
  if (current.state !== 'valid') return;
  const refusal = await refusalNow(store, current.document, site);
  if (refusal === undefined) return;
  const [evidence] = await store.evidenceOf(current.document).catch(() => []);
  if (!isRefused(evidence)) await store.addVerdict(current.document, gateResult('site', 'failed', refusal));
}

function isRefused(evidence: Evidence = []): boolean {
  return evidence.some(({ gate, state }) => gate === 'site' && state === 'failed');
}

async function refusalNow(
  store: CompositionStore,
  document: CompositionDocument,
  site: string | undefined,
): Promise<string | undefined> {
  const sites = await askSites(store, site).catch(() => []);
  const refusing = sites.find((status) => status.state === 'refused' && isAbout(status, document));
  return refusing && `The site on ${refusing.url} refuses it: ${refusing.reason ?? 'It gives no reason.'}`;
}

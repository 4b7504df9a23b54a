import type { CompositionDocument } from '../document/composition-document.ts';
import { type Evidence, gateResult } from '../document/gate-results.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { allDocuments } from './present-composition.ts';
import type { RevisionRecords } from './rollback-target.ts';
import { askSites, isAbout } from './site-verdict.ts';

/** @param site URL of a site to ask; by default, the sites that report to the store */
export async function readRevisionRecords(store: CompositionStore, site: string | undefined): Promise<RevisionRecords> {
  const documents = await allDocuments(store);
  const evidence = await store.evidenceOfAll(documents).catch(() => []);
  const numbersOf = (holds: (document: CompositionDocument, evidence: Evidence) => boolean) =>
    documents.filter((document, index) => holds(document, evidence[index] ?? [])).map(({ revision }) => revision);
  const latest = documents.at(-1);
  const refusal = await refusalNow(store, latest, site);
  return {
    // Without a verdict, a revision counts as live: no site was following.
    refused: new Set([
      ...numbersOf((_document, found) => siteGate(found)?.state === 'failed'),
      ...(latest && refusal !== undefined ? [latest.revision] : []),
    ]),
    legacyRollbacks: new Set(numbersOf(mayBeLegacyRollback)),
  };
}

/**
 * Sites report only on the latest revision. Without the stored verdict, a rollback could return to a refused
 * revision.
 */
export async function keepRefusal(store: CompositionStore, site: string | undefined): Promise<void> {
  const current = await store.read();
  if (current.state !== 'valid') return;
  const { document } = current;
  const refusal = await refusalNow(store, document, site);
  if (refusal === undefined) return;
  const evidence = await store.evidenceOf(document).catch(() => undefined);
  if (siteGate(evidence ?? [])?.state !== 'failed')
    await store.addVerdict(document, gateResult('site', 'failed', refusal));
}

function siteGate(evidence: Evidence) {
  return evidence.find(({ gate }) => gate === 'site');
}

async function refusalNow(
  store: CompositionStore,
  document: CompositionDocument | undefined,
  site: string | undefined,
): Promise<string | undefined> {
  if (!document) return undefined;
  const sites = await askSites(store, site).catch(() => []);
  const refusing = sites.find((status) => status.state === 'refused' && isAbout(status, document));
  return refusing && `The site on ${refusing.url} refuses it: ${refusing.reason ?? 'It gives no reason.'}`;
}

/** Written before documents recorded rollbacks. */
const LEGACY_SENTENCE = 'No release is new to the site: it has kept them, or fetches and checks them itself.';

/** A removal has the same evidence. Only its default reason distinguishes it. */
function mayBeLegacyRollback({ restores, reason }: CompositionDocument, evidence: Evidence): boolean {
  const isUnfetched = evidence.some(({ gate, sentence }) => gate === 'files' && sentence === LEGACY_SENTENCE);
  return restores === undefined && isUnfetched && !reason.startsWith('Remove ');
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ComposeError } from '../document/compose-error.ts';
import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { parseSiteStatus, type SiteStatus } from '../store/site-status.ts';
import { healthUrl, readHealth } from './read-health.ts';

export type Verdict =
  | { kind: 'live'; sites: readonly SiteStatus[] }
  | { kind: 'refused'; sites: readonly SiteStatus[]; refusing: SiteStatus; reason: string }
  | { kind: 'nobody'; sites: readonly [] }
  /** A site skipped the document, or dropped it before this command saw its verdict. */
  | { kind: 'replaced'; sites: readonly SiteStatus[]; reason: string }
  /** A site exists but gave no verdict in time. */
  | { kind: 'silent'; sites: readonly SiteStatus[]; reason: string };

const POLL_MS = 200;

/**
 * Throws with a sentence if a site can't be reached.
 * @param site URL; by default, reads the published status
 */
export async function askSites(store: CompositionStore, site: string | undefined): Promise<readonly SiteStatus[]> {
  return site === undefined ? store.sites() : [await askReadiness(site)];
}

export async function waitForVerdict(
  store: CompositionStore,
  document: CompositionDocument,
  { site, timeoutMs }: { site: string | undefined; timeoutMs: number },
): Promise<Verdict> {
  const end = performance.now() + timeoutMs;
  let sites: readonly SiteStatus[] = [];
  let silence = '';
  const live = new Map<string, SiteStatus>();
  for (;;) {
    try {
      sites = await askSites(store, site);
      for (const status of sites)
        if (isAbout(status, document) && status.state === 'live') live.set(status.url, status);
      const verdict = verdictOf(sites, document, live);
      if (verdict) return verdict;
      silence = describeSilence(sites, document, live);
    } catch (error) {
      silence = (error as Error).message;
    }
    if (performance.now() > end) return { kind: 'silent', sites, reason: silence };
    await sleep(POLL_MS);
  }
}

/** @param live statuses of the sites where the document was live at any time, by URL */
function verdictOf(
  sites: readonly SiteStatus[],
  document: CompositionDocument,
  live: ReadonlyMap<string, SiteStatus>,
): Verdict | undefined {
  if (sites.length === 0) return { kind: 'nobody', sites: [] };
  const refusing = sites.find((status) => isAbout(status, document) && status.state === 'refused');
  if (refusing) return { kind: 'refused', sites, refusing, reason: refusing.reason ?? 'It gives no reason.' };
  const waiting = sites.filter(({ url }) => !live.has(url));
  if (waiting.length === 0) return { kind: 'live', sites: sites.map((status) => live.get(status.url) ?? status) };
  const successor = waiting.find((status) => hasSuccessor(status, document));
  return (
    successor && {
      kind: 'replaced',
      sites,
      reason: `Revision ${successor.revision} replaced it before the site on ${successor.url} accepted or refused it`,
    }
  );
}

function describeSilence(
  sites: readonly SiteStatus[],
  document: CompositionDocument,
  live: ReadonlyMap<string, SiteStatus>,
): string {
  const waiting = sites.filter(({ url }) => !live.has(url));
  const isChecking = waiting.some((status) => isAbout(status, document));
  const silence = isChecking ? 'it is still checking' : 'it has not read the composition yet';
  return sites.length > 1 ? `${silence} (${waiting.map(({ url }) => url).join(', ')})` : silence;
}

/** The verdict on a later revision says nothing about the document. */
export function isAbout({ revision, id }: SiteStatus, document: CompositionDocument): boolean {
  return revision === document.revision && id === compositionId(document);
}

export function hasSuccessor({ revision }: SiteStatus, document: CompositionDocument): boolean {
  return revision !== undefined && revision > document.revision;
}

async function askReadiness(site: string): Promise<SiteStatus> {
  const body = await readHealth(site).catch((cause: unknown) => {
    throw new ComposeError('SITE_UNREACHABLE', `${healthUrl(site)} does not respond`, { cause });
  });
  const status = parseSiteStatus((body as { verdict?: unknown } | undefined)?.verdict);
  if (!status) throw new ComposeError('SITE_UNREADABLE', `${healthUrl(site)} is not the health check of a site`);
  return status;
}

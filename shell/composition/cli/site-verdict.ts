import { compositionId, type CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { parseSiteStatus, type SiteStatus } from '../store/site-status.ts';

export type Verdict =
  | { kind: 'live'; sites: readonly SiteStatus[] }
  | { kind: 'refused'; sites: readonly SiteStatus[]; refusing: SiteStatus; reason: string }
  | { kind: 'nobody'; sites: readonly [] }
  /** A site exists but gave no verdict in time. */
  | { kind: 'silent'; sites: readonly SiteStatus[]; reason: string };

const POLL_MS = 200;
const REQUEST_LIMIT_MS = 3000;

/**
 * Throws with a sentence if a site can't be reached.
 * @param site URL of a site to ask; by default, reads the published status
 */
export async function askSites(store: CompositionStore, site: string | undefined): Promise<readonly SiteStatus[]> {
  return site === undefined ? store.sites() : [await askReadiness(site)];
}

/** Never rejects. */
export async function waitForVerdict(
  store: CompositionStore,
  document: CompositionDocument,
  { site, timeoutMs }: { site: string | undefined; timeoutMs: number },
): Promise<Verdict> {
  const end = performance.now() + timeoutMs;
  let sites: readonly SiteStatus[] = [];
  let silence = '';
  for (;;) {
    try {
      sites = await askSites(store, site);
      if (sites.length === 0) return { kind: 'nobody', sites: [] };
      const refusing = sites.find((status) => isAbout(status, document) && status.state === 'refused');
      if (refusing) return { kind: 'refused', sites, refusing, reason: refusing.reason ?? 'The site gives no reason.' };
      const waiting = sites.filter((status) => !isAbout(status, document) || status.state !== 'live');
      if (waiting.length === 0) return { kind: 'live', sites };
      silence = waiting.some((status) => isAbout(status, document))
        ? 'it is still checking the document'
        : 'it has not taken the document up';
      if (sites.length > 1) silence += ` (${waiting.map(({ url }) => url).join(', ')})`;
    } catch (error) {
      silence = (error as Error).message;
    }
    if (performance.now() > end) return { kind: 'silent', sites, reason: silence };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A later revision includes this change. */
export function isAbout({ revision, id }: SiteStatus, document: CompositionDocument): boolean {
  return (
    revision !== undefined &&
    (revision > document.revision || (revision === document.revision && id === compositionId(document)))
  );
}

async function askReadiness(site: string): Promise<SiteStatus> {
  const url = new URL('/health/ready', site).href;
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer`, { cause });
  });
  const body = (await response.json().catch(() => undefined)) as { verdict?: unknown } | undefined;
  const status = parseSiteStatus(body?.verdict);
  if (!status) throw new Error(`${url} is not the health of such a site`);
  return status;
}

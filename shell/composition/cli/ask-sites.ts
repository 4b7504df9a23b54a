import { ComposeError } from '../document/compose-error.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { parseSiteStatus, type SiteStatus } from '../store/site-status.ts';

const LIMIT_MS = 3000;

/** A site that isn't ready sends the same body with a 503. */
export async function readHealth(site: string): Promise<unknown> {
  const url = new URL('/health/ready', site);
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })).json();
  } catch (cause) {
    throw new ComposeError('SITE_UNREACHABLE', `${url} does not respond, or is not the health check of a site.`, {
      cause,
    });
  }
}

/**
 * Throws with a sentence if a site can't be reached.
 * @param site URL; by default, reads the published status
 */
export async function askSites(store: CompositionStore, site: string | undefined): Promise<readonly SiteStatus[]> {
  if (site === undefined) return store.sites();
  const health = (await readHealth(site)) as { verdict?: unknown };
  const status = parseSiteStatus(health.verdict);
  if (!status) throw new ComposeError('SITE_UNREADABLE', `${site} is not a site that follows a composition.`);
  return [status];
}

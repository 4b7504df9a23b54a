import type { SiteRevision } from './site-revision.ts';
import type { Verdict } from './wanted-composition.ts';

/** What a running site says of the composition document that it follows. */
export interface SiteStatus {
  /** Where the site's process can be asked, on its own machine. */
  url: string;
  /** What visitors see in their address bar, where that is configured. */
  origin?: string | undefined;
  pid: number;
  /** The document that is judged: its revision and `compositionId`. Absent where it cannot be read or parsed. */
  revision?: number | undefined;
  id?: string | undefined;
  state: 'checking' | 'live' | 'refused';
  /** Why it is refused. */
  reason?: string | undefined;
  /** The revision that visitors get. */
  serving?: number | undefined;
  /** What visitors get of each remote; `away` says why they get nothing. */
  remotes: Record<string, { version?: string | undefined; digest: string; away?: string | undefined }>;
}

/** @param address where the site's process can be asked, and its public origin */
export function siteStatus({ url, origin }: { url: string; origin: string | undefined }, verdict: Verdict | undefined, current: SiteRevision | undefined): SiteStatus {
  const entries = Object.entries(current?.document.remotes ?? {});
  const { loaded = {}, failures = {} } = current ?? {};
  return {
    url,
    ...(origin === undefined ? {} : { origin }),
    pid: process.pid,
    ...(verdict ?? { state: 'checking' }),
    ...(current ? { serving: current.document.revision } : {}),
    remotes: Object.fromEntries(entries.map(([name, { digest }]) => [name, { version: loaded[name]?.descriptor.version, digest, away: failures[name] }])),
  };
}

import type { SiteStatus } from '../../../composition/store/site-status.ts';
import type { LiveSite } from './live-site.ts';

/** `url` is local to the machine; `origin` is public. */
export interface SiteAddress {
  url: string;
  origin: string | undefined;
}

export interface SiteFacts extends SiteAddress {
  requiresSignatures?: boolean;
}

export function siteStatus(
  live: Pick<LiveSite, 'current' | 'verdict'>,
  { url, origin, requiresSignatures = false }: SiteFacts,
): SiteStatus {
  const { current, verdict } = live;
  const entries = Object.entries(current?.document.remotes ?? {});
  return {
    url,
    origin,
    pid: process.pid,
    ...(requiresSignatures ? { requiresSignatures } : {}),
    ...(verdict ?? { state: 'checking' }),
    serving: current?.document.revision,
    remotes: Object.fromEntries(
      entries.map(([name, { digest }]) => [
        name,
        { version: current?.loaded[name]?.descriptor.version, digest, away: current?.failures[name] },
      ]),
    ),
  };
}

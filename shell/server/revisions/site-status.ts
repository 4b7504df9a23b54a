import type { SiteStatus } from '../../composition/site-status.ts';
import type { LiveSite } from './live-site.ts';

/** @param address where the site's process can be asked, and its public origin */
export function siteStatus(live: Pick<LiveSite, 'current' | 'verdict'>, { url, origin }: { url: string; origin: string | undefined }): SiteStatus {
  const { current, verdict } = live;
  const entries = Object.entries(current?.document.remotes ?? {});
  return {
    url,
    origin,
    pid: process.pid,
    ...(verdict ?? { state: 'checking' }),
    serving: current?.document.revision,
    remotes: Object.fromEntries(entries.map(([name, { digest }]) => [name, { version: current?.loaded[name]?.descriptor.version, digest, away: current?.failures[name] }])),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedNodeBuild } from '@site/remote-build/development/watched-node-build';
import type { ShellAssets } from '../build/write-shell-assets.ts';
import { LiveSite } from '../../site/server/live/live-site.ts';
import { getSiteUrl, type LiveSiteDependencies } from '../../site/server/live/create-live-site.ts';
import type { ShellSettings } from '../../site/server/settings.ts';
import { DevComposition } from './dev-composition.ts';

interface DevSiteOptions {
  releases: readonly string[];
  program: WatchedNodeBuild;
  bundle: string;
  assets: ShellAssets;
  devServers: readonly string[];
}

const PAGE_BYTES = 64 * 1024 * 1024;
/** Maximum time that a page waits for an edit. */
const PATIENCE_MS = 20_000;
const POLL_MS = 20;

/** Follows the builds instead of a composition file and saves no state. */
export function createDevSite({ releases, program, bundle, assets, devServers }: DevSiteOptions) {
  let live: LiveSite | undefined;
  let composition: DevComposition | undefined;
  return {
    makeLive: (settings: ShellSettings, { log, api, observe }: LiveSiteDependencies): LiveSite => {
      const urls = getSiteUrl(settings);
      const onProgram = () => live?.runtime.frame.renew();
      composition = new DevComposition({ releases, program, onProgram, origin: urls.url });
      live = new LiveSite({
        urls,
        store: composition,
        loadRelease: composition.load,
        state: { lastComposition: async () => undefined, keep: async () => {}, problem: undefined },
        settings: { ...settings, pageCacheBytes: PAGE_BYTES, log, api, observe, bundle, assets, devServers },
        acceptsFailures: true,
      });
      return live;
    },

    /** Resolves when pages show the last saved edit, or after PATIENCE_MS. */
    upToDate: async (): Promise<void> => {
      const end = performance.now() + PATIENCE_MS;
      await Promise.race([composition?.look(), sleep(PATIENCE_MS, undefined, { ref: false })]);
      while (live?.verdict?.state === 'checking' && performance.now() < end) await sleep(POLL_MS);
    },
  };
}

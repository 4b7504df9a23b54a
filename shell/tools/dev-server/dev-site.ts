import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchedNodeBuild } from '@site/remote-build/development/watched-node-build';
import type { ShellAssets } from '../build/write-shell-assets.ts';
import { LiveSite } from '../../site/server/live/live-site.ts';
import { getSiteUrl, type LiveSiteDependencies } from '../../site/server/live/create-live-site.ts';
import type { ShellSettings } from '../../site/server/settings.ts';
import { DevComposition } from './dev-composition.ts';

interface DevSiteOptions {
  /** URLs of the remotes' `release.json`. */
  releases: readonly string[];
  program: WatchedNodeBuild;
  bundle: string;
  assets: ShellAssets;
  /** See `RenderSettings`. */
  devServers: readonly string[];
}

const PAGE_BYTES = 64 * 1024 * 1024;
/** Longest time that a page waits for an edit. */
const PATIENCE_MS = 20_000;
const POLL_MS = 20;

/** Follows the builds instead of a composition file and saves no state. */
export class DevSite {
  readonly #options: DevSiteOptions;
  #live: LiveSite | undefined;
  #composition: DevComposition | undefined;

  constructor(options: DevSiteOptions) {
    this.#options = options;
  }

  makeLive = (settings: ShellSettings, { log, api, observe }: LiveSiteDependencies): LiveSite => {
    const { releases, program, bundle, assets, devServers } = this.#options;
    const urls = getSiteUrl(settings);
    const composition = new DevComposition({
      releases,
      program,
      origin: urls.url,
      onProgram: () => this.#live?.runtime.frame.renew(),
    });
    this.#composition = composition;
    this.#live = new LiveSite({
      urls,
      store: composition,
      loadRelease: composition.load,
      state: { lastComposition: async () => undefined, keep: async () => {}, problem: undefined },
      settings: { ...settings, pageCacheBytes: PAGE_BYTES, log, api, observe, bundle, assets, devServers },
      takesWhatFails: true,
    });
    return this.#live;
  };

  /** Resolves when pages show the last saved edit, or after PATIENCE_MS. */
  upToDate = async (): Promise<void> => {
    const end = performance.now() + PATIENCE_MS;
    await Promise.race([this.#composition?.look(), sleep(PATIENCE_MS, undefined, { ref: false })]);
    while (this.#live?.verdict?.state === 'checking' && performance.now() < end) await sleep(POLL_MS);
  };
}

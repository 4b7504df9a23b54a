import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../../build/write-shell-assets.ts';
import { LastKnownGood } from '../../composition/last-known-good.ts';
import { openComposition } from '../../composition/open-composition.ts';
import { providedWith } from '../../composition/provided.ts';
import { releaseLimits } from '../../composition/release-limits.ts';
import { ReleaseStore } from '../../composition/release-store.ts';
import type { Measurement } from '../measurement.ts';
import type { ObserveRender } from '../render/render-events.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { ShellConfig } from '../shell-config.ts';
import { LiveSite, type LiveSiteOptions } from './live-site.ts';
import type { SiteAddress } from './site-status.ts';

export interface LiveSiteSurface {
  log: RenderSettings['log'];
  measurement: Measurement;
  observe?: ObserveRender;
  /** Called when another revision has begun to take traffic. */
  onTraffic?: () => void;
}

const MEBIBYTE = 1024 * 1024;
const DIST = join(import.meta.dirname, '../../dist');

/** The live site as the environment configures it: its document, what it keeps on disk, and how it renders. */
export function liveSiteOfConfig(config: ShellConfig, surface: LiveSiteSurface): LiveSite {
  const assets = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as ShellAssets;
  const provided = providedWith(assets.shared);
  const composition = openComposition(config.COMPOSITION_URL ?? config.COMPOSITION_FILE);
  const address = addressOf(config);
  const releases = new ReleaseStore({ folder: join(config.STATE_DIR, 'releases'), origin: config.SITE_URL ?? address.url, limits: releaseLimits(config) });
  return new LiveSite({
    address,
    document: composition,
    loadRelease: (name, entry, options) => releases.load(name, entry, provided, options),
    state: stateOf(releases, new LastKnownGood(join(config.STATE_DIR, 'last-known-good.json'))),
    settings: renderSettingsOf(config, surface, { bundle: join(DIST, 'node/render-process.cjs'), assets }),
    pageBytes: config.PAGE_CACHE_MB * MEBIBYTE,
    onTraffic: surface.onTraffic,
    onStatus: (status) => void composition.tellStatus(status),
    onClose: async () => {
      await composition.withdrawStatus();
      await composition.close().catch(() => undefined);
    },
  });
}

/** How a site that is configured like this renders. */
export function renderSettingsOf(config: ShellConfig, { log, measurement, observe }: LiveSiteSurface, built: Pick<RenderSettings, 'bundle' | 'assets' | 'devServers'>): RenderSettings {
  return {
    ...built,
    site: { name: config.SITE_NAME, contactEmail: config.CONTACT_EMAIL },
    apiUrl: config.API_URL,
    measurement: () => measurement.state,
    limits: {
      renderMs: config.RENDER_TIMEOUT_SECONDS * 1000,
      apiMs: config.RENDER_TIMEOUT_SECONDS * 600, // three fifths: what is left is for the page without its answer
      memoryMb: config.RENDER_MEMORY_MB,
      breakerFailures: config.BREAKER_FAILURES,
      breakerResetMs: config.BREAKER_RESET_SECONDS * 1000,
    },
    log,
    observe,
  };
}

export function addressOf({ HOST, PORT, SITE_URL }: ShellConfig): SiteAddress {
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`, origin: SITE_URL };
}

function stateOf(releases: ReleaseStore, lastKnownGood: LastKnownGood): LiveSiteOptions['state'] {
  return {
    lastComposition: () => lastKnownGood.read(),
    keep: async (document) => {
      await lastKnownGood.keep(document);
      await releases.prune([...Object.values(document.remotes), ...Object.values(document.rollout?.remotes ?? {})].map(({ digest }) => digest));
    },
    get problem() {
      return lastKnownGood.problem ?? releases.problem;
    },
  };
}

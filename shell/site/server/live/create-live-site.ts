import apiContract from '@site/api-contract/package.json' with { type: 'json' };
import type { Provided } from '@site/release/requirements';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../../../tools/build/write-shell-assets.ts';
import { LastKnownGood } from '../../../composition/store/last-known-good.ts';
import type { CompositionStore } from '../../../composition/store/composition-store.ts';
import { ComposeError } from '../../../composition/document/compose-error.ts';
import { ReleaseStore } from '../../../composition/judge/release-store.ts';
import { SHELL_DIST } from '../../../composition/document/shell-files.ts';
import type { WatchedApi } from '../api-proxy/watched-api.ts';
import type { ObserveRender, RenderSettings } from '../render/render-settings.ts';
import { type ShellSettings, releasesFolder } from '../settings.ts';
import { LiveSite } from './live-site.ts';
import { type ProblemFinding, signatureFinding } from './site-problems.ts';

const SHELL_CONTRACT = '@site/shell-contract';

export interface LiveSiteDependencies {
  /** The caller closes it. */
  store: Pick<CompositionStore, 'path' | 'watch' | 'publishStatus' | 'withdrawStatus'>;
  /** Defaults to a file in the state folder. */
  lastKnownGood?: Pick<LastKnownGood, 'read' | 'keep' | 'problem'>;
  log: RenderSettings['log'];
  api: Pick<WatchedApi, 'analytics' | 'isHanging'>;
  observe?: ObserveRender;
}

export function createLiveSite(settings: ShellSettings, dependencies: LiveSiteDependencies): LiveSite {
  const { store, log, api, observe } = dependencies;
  const assets = JSON.parse(readFileSync(join(SHELL_DIST, 'assets.json'), 'utf8')) as ShellAssets;
  const provided = getContracts(assets);
  const urls = getSiteUrl(settings);
  const storeOptions = { origin: settings.siteUrl ?? urls.url, limits: settings, folder: releasesFolder(settings) };
  const releases = new ReleaseStore(storeOptions);
  // A process that only checks has no saved releases. The current ones may predate the signature requirement.
  const servedReleases = dependencies.lastKnownGood
    ? new ReleaseStore({ ...storeOptions, limits: { ...settings, releaseKeys: undefined } })
    : releases;
  const { lastKnownGood = new LastKnownGood(join(settings.stateFolder, 'last-known-good.json')) } = dependencies;
  const warnings = new Set<string>();
  const warnOnce = (finding: ProblemFinding | undefined) => {
    if (!finding || warnings.has(finding.message)) return;
    warnings.add(finding.message);
    log.warn({ remote: finding.remote }, `${finding.message} ${finding.advice}`);
  };
  return new LiveSite({
    urls,
    store,
    loadRelease: async (name, entry, options) => {
      const served = (await lastKnownGood.read())?.remotes[name];
      const wasServed = served?.digest === entry.digest && served.release === entry.release;
      const loaded = await (wasServed ? servedReleases : releases).load(name, entry, provided, {
        ...options,
        wasServed,
      });
      if (wasServed && settings.releaseKeys) loaded.signatureProblem = await releases.signatureProblem(entry);
      warnOnce(signatureFinding(name, loaded));
      return loaded;
    },
    state: {
      lastComposition: () => lastKnownGood.read(),
      keep: async (document) => {
        await lastKnownGood.keep(document);
        const entries = [...Object.values(document.remotes), ...Object.values(document.rollout?.remotes ?? {})];
        await releases.prune(entries.map(({ digest }) => digest));
      },
      get problem() {
        return lastKnownGood.problem ?? releases.problem;
      },
    },
    settings: { ...settings, log, api, observe, assets, bundle: join(SHELL_DIST, 'node/render-process.cjs') },
  });
}

export function getSiteUrl({ host: configuredHost, port, siteUrl }: ShellSettings): {
  url: string;
  origin: string | undefined;
} {
  const host = ['0.0.0.0', '::'].includes(configuredHost) ? 'localhost' : configuredHost;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, origin: siteUrl };
}

function getContracts({ shared }: ShellAssets): Provided {
  const shellContract = shared[SHELL_CONTRACT];
  if (shellContract) return { shellContract, api: apiContract.version, shared };
  throw new ComposeError(
    'SHELL_NOT_BUILT',
    `The shell's build does not share ${SHELL_CONTRACT}. Build the shell again: npm run build -w shell --if-present`,
  );
}

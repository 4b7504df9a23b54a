import { FALLBACK_GA_ID } from '@site/api-contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../../build/write-shell-assets.ts';
import { type CompositionDocument, parseComposition } from '../../composition/composition-document.ts';
import { CompositionFile } from '../../composition/composition-file.ts';
import type { ObserveRender } from '../render/render-events.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { ShellConfig } from '../shell-config.ts';
import { LiveSite, type LiveSiteOptions } from './live-site.ts';
import { releaseLoader } from './load-release.ts';

interface LiveSiteSurface {
  log: RenderSettings['log'];
  onSwitch: () => void;
  observe?: ObserveRender;
}

/** Version of the API's contract that this site speaks. */
const API_CONTRACT = '1.0.0';

const DIST = join(import.meta.dirname, '../../dist');

/** The live site as the environment configures it: its document, what it keeps on disk, and how it renders. */
export function liveSiteOfConfig(config: ShellConfig, { log, onSwitch, observe }: LiveSiteSurface): LiveSite {
  const assets = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as ShellAssets;
  const statusFile = new CompositionFile(`${config.COMPOSITION_FILE}.status.json`);
  return new LiveSite({
    address: { url: ownAddress(config), origin: config.SITE_URL },
    document: new CompositionFile(config.COMPOSITION_FILE),
    loadRelease: releaseLoader({ shared: assets.shared, api: API_CONTRACT }),
    lastKnownGood: lastKnownGoodIn(config.STATE_DIR),
    settings: {
      bundle: join(DIST, 'node/render-process.cjs'),
      assets,
      site: { name: config.SITE_NAME, contactEmail: config.CONTACT_EMAIL, gaId: config.GA_ID },
      apiUrl: config.API_URL,
      analyticsOrigin: config.GA_ID === FALLBACK_GA_ID ? undefined : config.ANALYTICS_ORIGIN,
      limits: {
        renderMs: config.RENDER_TIMEOUT_SECONDS * 1000,
        apiMs: config.RENDER_TIMEOUT_SECONDS * 600, // three fifths: what is left is for the page without its answer
        memoryMb: config.RENDER_MEMORY_MB,
        breakerFailures: config.BREAKER_FAILURES,
        breakerResetMs: config.BREAKER_RESET_SECONDS * 1000,
      },
      log,
      observe,
    },
    onSwitch,
    // The document may lie where the site can only read: nobody but the operator's command misses it.
    onStatus: (status) => void statusFile.write(`${JSON.stringify(status, null, 2)}\n`).catch(() => {}),
  });
}

/** Where this machine reaches the server. */
function ownAddress({ HOST, PORT }: ShellConfig): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function lastKnownGoodIn(folder: string): LiveSiteOptions['lastKnownGood'] {
  const file = new CompositionFile(join(folder, 'last-known-good.json'));
  let problem: string | undefined;
  return {
    read: () => file.read().then(parseComposition).catch(() => undefined),
    keep: async (document: CompositionDocument) => {
      problem = await file.write(`${JSON.stringify(document, null, 2)}\n`).then(
        () => undefined,
        (error: NodeJS.ErrnoException) => `The composition that serves cannot be kept in ${file.path} (${error.code ?? error.message}): a restart begins with the document in force. Make the folder writable.`,
      );
    },
    get problem() {
      return problem;
    },
  };
}

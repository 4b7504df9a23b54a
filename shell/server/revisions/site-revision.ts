import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { ShellAssets } from '../../build/write-shell-assets.ts';
import type { CompositionDocument } from '../../composition/composition-document.ts';
import type { Measurement } from '../measurement.ts';
import type { RenderWorkerData } from '../render/render-messages.ts';
import { RevisionRenderer } from '../render/revision-renderer.ts';
import { browserPart, withinBrowser } from './browser-part.ts';
import type { LoadedRemote, RemoteLoads } from './loaded-remotes.ts';

/** What every revision of this process has in common. */
export interface RevisionSurroundings {
  workerFile: string;
  assets: ShellAssets;
  site: RenderWorkerData['site'];
  apiUrl: string;
  measurement: Measurement;
}

/** A composition with its remotes loaded and its render worker running. */
export interface SiteRevision {
  document: CompositionDocument;
  composition: BrowserComposition;
  loaded: Record<string, LoadedRemote>;
  /** Remotes that are not there, each with a sentence that says why. */
  failures: Record<string, string>;
  renderer: RevisionRenderer;
}

/** Starts a worker for the remotes that were loaded. One whose health page fails is taken out and told among the failures. */
export async function startRevision(document: CompositionDocument, loads: RemoteLoads, surroundings: RevisionSurroundings): Promise<SiteRevision> {
  const composition = browserPart(document, loads.loaded);
  const { renderer, failures } = await RevisionRenderer.start(surroundings.workerFile, workerData(composition, loads.loaded, surroundings), () => surroundings.measurement.state);
  const unhealthy = Object.keys(failures);
  if (unhealthy.length === 0) return { document, composition, ...loads, renderer };
  await renderer.drain();
  const healthy = Object.fromEntries(Object.entries(loads.loaded).filter(([name]) => !unhealthy.includes(name)));
  return startRevision(document, { loaded: healthy, failures: { ...loads.failures, ...failures } }, surroundings);
}

function workerData(composition: BrowserComposition, loaded: Record<string, LoadedRemote>, { assets, site, apiUrl }: RevisionSurroundings): RenderWorkerData {
  return {
    composition,
    assets,
    site,
    apiUrl,
    sources: mapRemotes(loaded, ({ source }) => source),
    preloads: mapRemotes(loaded, ({ descriptor: { browser } }) =>
      Object.fromEntries(Object.entries(browser.exposes).map(([module, files]) => [module, files.map(withinBrowser)])),
    ),
  };
}

function mapRemotes<T>(loaded: Record<string, LoadedRemote>, value: (remote: LoadedRemote) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(loaded).map(([name, remote]) => [name, value(remote)]));
}

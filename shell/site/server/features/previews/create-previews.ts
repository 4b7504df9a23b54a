import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import type { ShellConfig } from '../../settings.ts';
import type { LiveSite } from '../../site/live-site.ts';
import { Previews } from './previews.ts';

/** Long enough to read a page. */
const IDLE_MS = 10 * 60_000;

/** Undefined if previews are off. */
export function createPreviews(
  config: ShellConfig,
  { store, live, log }: { store: CompositionStore; live: LiveSite; log: RenderSettings['log'] },
): Previews | undefined {
  if (config.PREVIEW_KEY === undefined) return undefined;
  return new Previews({
    starter: live.starter,
    current: () => live.current,
    formerDocuments: () => store.former(),
    allows: config.PREVIEW_ORIGINS,
    most: config.PREVIEW_LIMIT,
    idleMs: IDLE_MS,
    waitMs: config.RENDER_TIMEOUT_SECONDS * 1000,
    log,
  });
}

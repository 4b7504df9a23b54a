import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import type { ShellSettings } from '../../settings.ts';
import type { LiveSite } from '../../site/live-site.ts';
import { Previews } from './previews.ts';

/** Long enough to read a page. */
const IDLE_MS = 10 * 60_000;

/** Undefined if previews are off. */
export function createPreviews(
  settings: ShellSettings,
  { store, live, log }: { store: CompositionStore; live: LiveSite; log: RenderSettings['log'] },
): Previews | undefined {
  if (settings.previewKey === undefined) return undefined;
  return new Previews({
    starter: live.starter,
    current: () => live.current,
    formerDocuments: () => store.former(),
    allows: settings.allowsPreviewOrigin,
    most: settings.previewLimit,
    idleMs: IDLE_MS,
    waitMs: settings.renderTimeoutMs,
    log,
  });
}

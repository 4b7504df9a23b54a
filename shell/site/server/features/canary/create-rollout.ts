import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import { withoutRollout } from '../../../../composition/document/rollout.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import type { LiveSite } from '../../site/live-site.ts';
import type { ShellSettings } from '../../settings.ts';
import { LiveRollout } from './live-rollout.ts';

/** Recorded in the history for an automatic abort. */
const ACTOR = 'site';

export function createRollout(
  settings: ShellSettings,
  { store, live, log }: { store: CompositionStore; live: () => LiveSite; log: RenderSettings['log'] },
): LiveRollout {
  return new LiveRollout({
    starter: {
      start: (...args) => live().starter.start(...args),
      revisionOf: (...args) => live().starter.revisionOf(...args),
    },
    current: () => live().current,
    end: async (rollout, reason) => {
      await store.change((current, former) => {
        if (current.state !== 'valid') throw new Error('There is no composition that could be changed.');
        return {
          document: withoutRollout(current.document, former.at(-1)?.revision ?? 0, { rollout, actor: ACTOR, reason }),
        };
      });
    },
    rule: { falseAlarms: settings.canaryFalseAlarms, minViews: settings.canaryMinViews },
    // Most visitors get the live pages.
    pageBytes: settings.pageCacheBytes / 4,
    log,
  });
}

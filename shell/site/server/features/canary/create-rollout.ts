import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import { withoutRollout } from '../../../../composition/document/rollout.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import type { LiveSite } from '../../site/live-site.ts';
import type { ShellConfig } from '../../settings.ts';
import { LiveRollout } from './live-rollout.ts';

const MEBIBYTE = 1024 * 1024;
/** Recorded in the history for an automatic abort. */
const ACTOR = 'site';

export function createRollout(
  config: ShellConfig,
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
    rule: { falseAlarms: config.CANARY_FALSE_ALARMS, minViews: config.CANARY_MIN_VIEWS },
    // Most visitors get the live pages.
    pageBytes: (config.PAGE_CACHE_MB * MEBIBYTE) / 4,
    log,
  });
}

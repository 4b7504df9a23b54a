import type { FastifyInstance } from 'fastify';
import { ComposeError } from '../../../../composition/document/compose-error.ts';
import { gateResult } from '../../../../composition/document/gate-results.ts';
import { changeRollout, requireRollout } from '../../../../composition/change/compose-rollout.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import { canaryProblems, registerCanaryMetrics } from './canary-reports.ts';
import { LiveRollout } from './live-rollout.ts';
import { ROLLOUT_COOKIE } from './rollout-cookie.ts';
import { followVisits } from './rollout-visits.ts';

interface Settings extends CoreSettings {
  canaryFalseAlarms: number;
  canaryMinViews: number;
}

/** Recorded in the history for an automatic abort. */
const ACTOR = 'site';

export function register(server: FastifyInstance, core: Core, settings: Settings): void {
  const rollout = createRollout(core, settings);
  core.revisions.add({
    cookies: [ROLLOUT_COOKIE],
    chooseRevision: ({ rollout: visit }) => {
      const canary = visit?.arm === 'canary' ? rollout.revision : undefined;
      return canary && { ready: canary, load: async () => canary };
    },
    revisions: () => {
      const { heldRevision, revision } = rollout;
      return { all: heldRevision ? [heldRevision] : [], serving: revision ? [revision] : [] };
    },
    health: () => {
      const health = rollout.health();
      return health ? { rollout: health } : {};
    },
    problems: () => canaryProblems(rollout.health()),
  });
  core.live.onLive(() => rollout.sync());
  registerCanaryMetrics(core.metrics, () => rollout.health());
  followVisits(server, { core, rollout, siteUrl: settings.siteUrl });
  server.addHook('onClose', async () => rollout.stop());
}

function createRollout({ store, live, log }: Core, settings: Settings): LiveRollout {
  return new LiveRollout({
    runtime: live.runtime,
    current: () => live.current,
    end: async (rollout, reason) => {
      await store.change((current, former) => {
        if (current.state !== 'valid')
          throw new ComposeError('COMPOSITION_INVALID', 'The live composition is not valid, so it cannot be changed.');
        requireRollout(current.document, rollout);
        return {
          ...changeRollout(current.document, { kind: 'abort' }, { actor: ACTOR, reason }, former),
          evidence: [gateResult('whole', 'passed', 'Only the canary ends. Nothing else changes.')],
        };
      });
    },
    rule: { falseAlarms: settings.canaryFalseAlarms, minViews: settings.canaryMinViews },
    // Most visitors get the live pages.
    pageBytes: settings.pageCacheBytes / 4,
    log,
  });
}

import type { SettingValues } from '@site/settings/setting';
import { ComposeError } from '../../../../composition/document/compose-error.ts';
import { gateResult } from '../../../../composition/document/gate-results.ts';
import { withoutRollout } from '../../../../composition/document/rollout.ts';
import type { Feature } from '../../pages/feature.ts';
import type { CoreSettings } from '../../settings/core-settings.ts';
import type { Core } from '../definition/define-feature.ts';
import type { canarySettings } from './canary-settings.ts';
import { canaryProblems, canarySummary, registerCanaryMetrics, type RolloutHealth } from './canary-reports.ts';
import { ViewCounter } from './count-views.ts';
import { LiveRollout } from './live-rollout.ts';
import { ROLLOUT_COOKIE } from './rollout-cookie.ts';
import { RolloutVisits } from './rollout-visits.ts';

declare module '../../live/site-health.ts' {
  interface SiteHealth {
    rollout?: RolloutHealth;
  }
}

type Settings = CoreSettings & SettingValues<typeof canarySettings>;

/** Recorded in the history for an automatic abort. */
const ACTOR = 'site';

export function createFeature(core: Core, settings: Settings): Feature {
  const rollout = createRollout(core, settings);
  const { revisions, log, metrics } = core;
  const isTrial: RolloutVisits['isTrial'] = (request) => revisions.chosenFor(request)?.trial !== undefined;
  const visits = new RolloutVisits(rollout, { siteUrl: settings.siteUrl, isTrial });
  const views = new ViewCounter({ core, rollout, visits });
  registerCanaryMetrics(metrics.registry, () => rollout.health());
  return {
    cookies: [ROLLOUT_COOKIE],
    get isDivided() {
      return rollout.rollout !== undefined;
    },
    get revisions() {
      const { heldRevision, revision } = rollout;
      return { all: heldRevision ? [heldRevision] : [], serving: revision ? [revision] : [] };
    },
    register: (server) => visits.register(server),
    chooseRevision: ({ rollout: visit }) => {
      const canary = visit?.arm === 'canary' ? rollout.revision : undefined;
      return canary && { ready: canary, load: async () => canary };
    },
    beforePage: (request, reply) => {
      visits.enter(request, reply);
      return false;
    },
    afterPage: (request, _reply, view) => {
      views
        .count(request, view)
        .catch((error: unknown) => log.warn({ err: error }, 'Could not count a page view for the canary.'));
    },
    onLive: () => rollout.sync(),
    onBrowserFailure: (report, request) => visits.countReport(request, report),
    health: () => {
      const health = rollout.health();
      return health ? { rollout: health } : {};
    },
    problems: () => canaryProblems(rollout.health()),
    summary: () => canarySummary(rollout.health()),
    close: () => rollout.stop(),
  };
}

function createRollout({ store, live, log }: Core, settings: Settings): LiveRollout {
  return new LiveRollout({
    runtime: live.runtime,
    current: () => live.current,
    end: async (rollout, reason) => {
      await store.change((current, former) => {
        if (current.state !== 'valid')
          throw new ComposeError('COMPOSITION_INVALID', 'The live composition is not valid, so it cannot be changed.');
        return {
          document: withoutRollout(current.document, former.at(-1)?.revision ?? 0, { rollout, actor: ACTOR, reason }),
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

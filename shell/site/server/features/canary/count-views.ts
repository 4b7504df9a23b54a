import type { FastifyRequest } from 'fastify';
import { matchRoute } from '../../../app/routing/match-route.ts';
import type { ServedPage } from '../../pages/feature.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../definition/define-feature.ts';
import type { LiveRollout } from './live-rollout.ts';
import type { Arm } from './rollout-sample.ts';
import type { RolloutVisits } from './rollout-visits.ts';

interface ViewCounterOptions {
  core: Pick<Core, 'live' | 'pages'>;
  rollout: LiveRollout;
  visits: RolloutVisits;
}

export class ViewCounter {
  readonly #options: ViewCounterOptions;

  constructor(options: ViewCounterOptions) {
    this.#options = options;
  }

  /**
   * Visitors choose URLs, so a bad URL must not abort a canary. With a query or route parameters, a failure counts
   * only if the other release serves the same URL.
   */
  async count(request: FastifyRequest, { address, status }: ServedPage): Promise<void> {
    const arm = request.rollout?.arm;
    const match = arm && matchRoute(this.#revisionOf(arm)?.composition.routes ?? [], address.path);
    if (!match) return;
    const isFailed = status === 503;
    if (isFailed && (address.search !== '' || /[:*]/.test(match.pattern))) {
      const other = this.#revisionOf(arm === 'canary' ? 'current' : 'canary');
      const compared = other && (await this.#options.core.pages.get(other, address));
      if (compared?.kind !== 'page' || compared.page.status !== 200) return;
    }
    this.#options.visits.countView(request, { remote: match.remote, isFailed, path: address.path });
  }

  #revisionOf(arm: Arm): SiteRevision | undefined {
    const { core, rollout } = this.#options;
    return (arm === 'canary' ? rollout.revision : undefined) ?? core.live.current;
  }
}

import type { FastifyRequest } from 'fastify';
import type { ApiProblem } from '../api-proxy/api-availability.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { SiteHealth } from '../live/site-health.ts';
import { SiteProblems } from '../live/site-problems.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import type { Feature, RevisionChoice } from './feature.ts';

interface RevisionsOptions {
  live: Pick<LiveSite, 'current' | 'health'>;
  /** The first one that chooses decides. */
  features: readonly Feature[];
  siteUrl?: string | undefined;
  api?: { readonly problem: ApiProblem | undefined };
}

/** The live revision serves a request unless a feature chooses another. */
export class Revisions {
  readonly #options: RevisionsOptions;
  readonly #problems = new SiteProblems();

  constructor(options: RevisionsOptions) {
    this.#options = options;
  }

  get current(): SiteRevision | undefined {
    return this.#options.live.current;
  }

  get all(): readonly SiteRevision[] {
    return this.#withCurrent(this.#options.features.flatMap(({ revisions }) => revisions?.all ?? []));
  }

  get serving(): readonly SiteRevision[] {
    return this.#withCurrent(this.#options.features.flatMap(({ revisions }) => revisions?.serving ?? []));
  }

  get isDivided(): boolean {
    return this.#options.features.some(({ isDivided }) => isDivided);
  }

  chosenFor(request: FastifyRequest): RevisionChoice | undefined {
    for (const feature of this.#options.features) {
      const choice = feature.chooseRevision?.(request);
      if (choice) return choice;
    }
    return undefined;
  }

  async of(request: FastifyRequest): Promise<SiteRevision | undefined> {
    const choice = this.chosenFor(request);
    return choice ? choice.load() : this.current;
  }

  readyOf(request: FastifyRequest): SiteRevision | undefined {
    const choice = this.chosenFor(request);
    return choice ? choice.ready : this.current;
  }

  health(): SiteHealth {
    const { live, features, siteUrl, api } = this.#options;
    const health = Object.assign(live.health(), ...features.map((feature) => feature.health?.())) as SiteHealth;
    const others = features.flatMap((feature) => feature.problems?.() ?? []);
    const problem = api?.problem;
    // Pages render without the API, so the status is unaffected.
    const away = problem ? { ...health.away, api: problem.reason } : health.away;
    const problems = this.#problems.list({ health, current: this.current, siteUrl, api: problem }, others);
    return { ...health, away, problems };
  }

  #withCurrent(others: readonly SiteRevision[]): readonly SiteRevision[] {
    return this.current ? [this.current, ...others] : others;
  }
}

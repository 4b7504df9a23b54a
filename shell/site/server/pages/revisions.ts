import type { FastifyRequest } from 'fastify';
import type { ApiProblem } from '../api-proxy/api-availability.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { SiteHealth } from '../site/site-health.ts';
import { SiteProblems } from '../site/site-problems.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import type { FeatureSet } from './feature-set.ts';

interface RevisionsOptions {
  live: Pick<LiveSite, 'current' | 'health'>;
  features: FeatureSet;
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
    return this.#withCurrent(this.#options.features.revisions);
  }

  get serving(): readonly SiteRevision[] {
    return this.#withCurrent(this.#options.features.servingRevisions);
  }

  get isDivided(): boolean {
    return this.#options.features.isDivided;
  }

  async of(request: FastifyRequest): Promise<SiteRevision | undefined> {
    const choice = this.#options.features.chooseRevision(request);
    return choice ? choice.load() : this.current;
  }

  readyOf(request: FastifyRequest): SiteRevision | undefined {
    const choice = this.#options.features.chooseRevision(request);
    return choice ? choice.ready : this.current;
  }

  /** True if the response does not depend on who asks. */
  isShared(request: FastifyRequest): boolean {
    return !this.isDivided && this.#options.features.chooseRevision(request) === undefined;
  }

  clearPages(): void {
    for (const { pages, answers } of new Set(this.all)) {
      pages.clear();
      answers.clear();
    }
  }

  health(): SiteHealth {
    const { live, features, siteUrl, api } = this.#options;
    const { problem } = api ?? {};
    const health = { ...live.health(), ...features.health() };
    const found = this.#problems.list({ health, current: this.current, siteUrl, api: problem }, features.problems());
    return {
      ...health,
      // Pages render without the API, so the status is unaffected.
      ...(problem ? { away: { ...health.away, api: problem.reason } } : {}),
      problems: found,
    };
  }

  #withCurrent(others: readonly SiteRevision[]): readonly SiteRevision[] {
    return this.current ? [this.current, ...others] : others;
  }
}

import type { FastifyRequest } from 'fastify';
import type { ApiProblem } from '../api-proxy/api-availability.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { SiteHealth } from '../live/site-health.ts';
import { type ProblemFinding, SiteProblems } from '../live/site-problems.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';

/** What an optional feature adds. Everything else it adds to Fastify and the metrics itself. */
export interface Feature {
  /** Cookies on which responses depend. A request that carries one skips the fast path. */
  cookies?: readonly string[];
  /** Returns the revision that serves a request, or undefined to leave the choice to others. Runs on every request. */
  chooseRevision?: (request: FastifyRequest) => RevisionChoice | undefined;
  revisions?: () => FeatureRevisions;
  /** Fields of `/health/ready`. */
  health?: () => Partial<SiteHealth>;
  problems?: () => readonly ProblemFinding[];
}

interface FeatureRevisions {
  /** Everything that is loaded. */
  all: readonly SiteRevision[];
  /** The part of `all` that visitors get without asking for it. */
  serving: readonly SiteRevision[];
}

export interface RevisionChoice {
  /** Undefined while it is not ready. */
  ready: SiteRevision | undefined;
  /** Waits until it is ready. Resolves to undefined if it does not become ready in time. */
  load: () => Promise<SiteRevision | undefined>;
  /** Shown if it is not ready in time. Without it, visitors then get the live revision. */
  unavailable?: PageBanner;
  /** Set for a revision whose failures do not count for the site. Marks its log lines. */
  trial?: string;
}

interface RevisionsOptions {
  live: Pick<LiveSite, 'current' | 'health'>;
  siteUrl?: string | undefined;
  api?: { readonly problem: ApiProblem | undefined };
}

/** The live revision serves a request unless a feature chooses another. Features are asked in the order of `add`. */
export class Revisions {
  readonly #options: RevisionsOptions;
  readonly #problems = new SiteProblems();
  readonly #features: Feature[] = [];
  readonly cookies: string[] = [];

  constructor(options: RevisionsOptions) {
    this.#options = options;
  }

  add(feature: Feature): void {
    this.#features.push(feature);
    this.cookies.push(...(feature.cookies ?? []));
  }

  get current(): SiteRevision | undefined {
    return this.#options.live.current;
  }

  get all(): readonly SiteRevision[] {
    return this.#withCurrent(this.#features.flatMap(({ revisions }) => revisions?.().all ?? []));
  }

  get serving(): readonly SiteRevision[] {
    return this.#withCurrent(this.#features.flatMap(({ revisions }) => revisions?.().serving ?? []));
  }

  /** True while responses may differ between visitors. */
  get isDivided(): boolean {
    return this.current?.document.rollout !== undefined;
  }

  choose(request: FastifyRequest): RevisionChoice | undefined {
    for (const feature of this.#features) {
      const choice = feature.chooseRevision?.(request);
      if (choice) return choice;
    }
    return undefined;
  }

  async of(request: FastifyRequest): Promise<SiteRevision | undefined> {
    const choice = this.choose(request);
    return choice ? choice.load() : this.current;
  }

  readyOf(request: FastifyRequest): SiteRevision | undefined {
    const choice = this.choose(request);
    return choice ? choice.ready : this.current;
  }

  health(): SiteHealth {
    const { live, siteUrl, api } = this.#options;
    const { problem } = api ?? {};
    const health = live.health();
    for (const feature of this.#features) Object.assign(health, feature.health?.());
    const found = this.#problems.list(
      { health, current: this.current, siteUrl, api: problem },
      this.#features.flatMap((feature) => feature.problems?.() ?? []),
    );
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

import type { FastifyRequest } from 'fastify';
import type { ApiProblem } from '../api-proxy/watched-api.ts';
import type { LiveSite } from './live-site.ts';
import type { SiteHealth } from './site-health.ts';
import { type ProblemFinding, SiteProblems } from './site-problems.ts';
import type { PageBanner, SiteRevision } from './site-revision.ts';

/** Selects a revision other than the live one for a request. */
export interface RevisionChoice {
  /** Waits until the revision is ready. Resolves to undefined if it does not become ready in time. */
  load: () => Promise<SiteRevision | undefined>;
  /** Shown on the live page that visitors get if the revision is not ready in time. */
  unavailable?: () => PageBanner;
  /** Set for a revision whose failures do not count for the site. Marks its log lines. */
  trial?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a feature, unless an earlier feature has set it. */
    choice?: RevisionChoice | undefined;
  }
}

/** A feature adds its hooks, routes, and metrics itself. */
export interface Feature {
  /** Cookies on which responses depend. A request that carries one skips the fast path. */
  cookies?: readonly string[];
  revisions?: () => {
    all: readonly SiteRevision[];
    /** The revisions in `all` that visitors get without a preview link. */
    serving: readonly SiteRevision[];
  };
  /** `/health/ready` shows these fields. */
  health?: () => Partial<SiteHealth>;
  problems?: () => readonly ProblemFinding[];
}

interface RevisionsOptions {
  live: Pick<LiveSite, 'current' | 'health'>;
  siteUrl?: string | undefined;
  api?: { readonly problem: ApiProblem | undefined };
}

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

  async of({ choice }: FastifyRequest): Promise<SiteRevision | undefined> {
    return choice ? choice.load() : this.current;
  }

  health(): SiteHealth {
    const { live, siteUrl, api } = this.#options;
    const { problem } = api ?? {};
    const health = live.health();
    for (const feature of this.#features) Object.assign(health, feature.health?.());
    const problems = this.#problems.list(
      { health, current: this.current, siteUrl, api: problem },
      this.#features.flatMap((feature) => feature.problems?.() ?? []),
    );
    return {
      ...health,
      // Pages render without the API, so the status is unaffected.
      ...(problem ? { unavailable: { ...health.unavailable, api: problem.reason } } : {}),
      problems,
    };
  }

  #withCurrent(held: readonly SiteRevision[]): readonly SiteRevision[] {
    return this.current ? [this.current, ...held] : held;
  }
}

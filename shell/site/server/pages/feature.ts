import type { FastifyRequest } from 'fastify';
import type { SiteHealth } from '../live/site-health.ts';
import type { ProblemFinding } from '../live/site-problems.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';

/** What an optional feature adds to `Revisions`. Everything else it adds to Fastify and the metrics itself. */
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

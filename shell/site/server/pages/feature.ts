import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestTarget } from '../http/request-target.ts';
import type { RequestWatcher } from '../http/request-watcher.ts';
import type { SiteHealth } from '../live/site-health.ts';
import type { BrowserFailure } from '../live/browser-failures.ts';
import type { ProblemFinding } from '../live/site-problems.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';
import type { RequestedPage } from './pages.ts';

/**
 * The parts of an optional feature. Every member is optional, and the core works without any feature.
 * Features are asked in the order of `features/index.ts`.
 */
export interface Feature {
  /** Cookies on which responses depend. A request that carries one skips the fast path. */
  readonly cookies?: readonly string[];
  /** Paths that accept POST. */
  readonly forms?: readonly string[];
  /** True while responses differ between visitors. Turns the fast path off. */
  readonly isDivided?: boolean;
  /** Serves images at `scalesAddress`. */
  readonly drawsScales?: boolean;
  readonly revisions?: FeatureRevisions;
  /** Adds hooks and routes, after the core refused invalid requests and before its own routes. */
  register?: (server: FastifyInstance) => void | Promise<void>;
  /** Returns the revision that serves a request, or undefined to leave the choice to others. Runs on every request. */
  chooseRevision?: (request: FastifyRequest) => RevisionChoice | undefined;
  /** Runs before a page is made. True if it has replied. */
  beforePage?: (request: FastifyRequest, reply: FastifyReply, target: RequestTarget) => boolean;
  /** Returns a banner for this request. The page is then rendered for this request alone. */
  bannerOf?: (request: FastifyRequest, revision: SiteRevision) => PageBanner | undefined;
  /** Runs before a page, but not a redirect, is sent. */
  afterPage?: (request: FastifyRequest, reply: FastifyReply, view: ServedPage) => void;
  /** Returns headers of a page that is the same for all visitors. They are cached with the page. */
  sharedPageHeaders?: (revision: SiteRevision, path: string) => Record<string, string>;
  /** Runs when another composition goes live or a missing remote becomes available. */
  onLive?: (current: SiteRevision | undefined) => void;
  /** Runs when cached pages become outdated within a revision, for example by a change of the catalog. */
  onPagesOutdated?: () => void;
  /** Runs for each failure of a remote that a browser reports and that counts for the site. */
  onBrowserFailure?: (report: BrowserFailure, request: FastifyRequest) => void;
  /** Fields of `/health/ready`. */
  health?: () => Partial<SiteHealth>;
  problems?: () => readonly ProblemFinding[];
  summary?: () => FeatureSummary | undefined;
  readonly requestWatcher?: RequestWatcher;
  close?: () => void;
}

export interface FeatureRevisions {
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

export interface ServedPage {
  address: RequestedPage;
  status: number;
}

export interface FeatureSummary {
  title: string;
  /** One word, such as `running`. */
  state: string;
  isWell: boolean;
  /** `before` and `after` surround the state. */
  before: string;
  after: string;
  sentences: readonly string[];
}

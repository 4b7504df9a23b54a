import type { ReleaseOwner } from '@site/release/release-descriptor';
import type { SiteStatus } from '../../../composition/store/site-status.ts';
import type { ProcessHealth } from '../render/process-supervisor.ts';
import type { RendererHealth } from '../render/remote.ts';
import type { SiteRevision } from './site-revision.ts';

export interface SiteProblem {
  code: string;
  message: string;
  remote?: string;
  route?: string;
  /** ISO 8601 time of the start, or if that is unknown, of the first health check that listed the problem. */
  since: string;
  advice: string;
}

export interface RemoteHealth {
  version?: string | undefined;
  release: string;
  digest: string;
  commit?: string | undefined;
  owner?: ReleaseOwner | undefined;
  process?: RendererHealth | undefined;
  unavailable?: string | undefined;
  withoutParts?: Record<string, string> | undefined;
}

export interface ReleaseHealth extends RemoteHealth {
  remote: string;
}

export interface ViewCount {
  views: number;
  failures: number;
}

export interface RolloutHealth {
  id: string;
  shows: string;
  share: string;
  /** `failed` if the releases do not start, and `aborted` if this site found the canary worse. */
  state: 'starting' | 'running' | 'paused' | 'failed' | 'aborted';
  reason?: string;
  /** Counted by this shell only. */
  canary: ViewCount;
  current: ViewCount;
  decision: string;
  /** Paths of the canary, most failures first. */
  failingPaths: readonly { path: string; failures: number }[];
}

export interface SiteHealth {
  ready: boolean;
  /** `degraded` if pages or parts are unavailable, or if the latest document is refused. */
  status: 'ok' | 'degraded' | 'starting';
  revision?: number | undefined;
  composition?: string | undefined;
  verdict: SiteStatus;
  refusal?: string | undefined;
  /** Reasons by remote, or by `api` for the API. */
  unavailable: Record<string, string>;
  remotes: Record<string, RemoteHealth>;
  frame: ProcessHealth;
  state?: string | undefined;
  rollout?: RolloutHealth;
  problems: readonly SiteProblem[];
}

interface HealthInputs {
  current: SiteRevision | undefined;
  verdict: SiteStatus;
  frame: ProcessHealth;
  stateProblem: string | undefined;
}

export function siteHealth({ current, verdict, frame, stateProblem }: HealthInputs): Omit<SiteHealth, 'problems'> {
  const remotes = current ? remotesHealth(current) : {};
  const processes = Object.values(remotes).map(({ process }) => process);
  // One process is enough, because the cache serves pages of remotes whose process is down.
  const ready =
    current !== undefined && (frame.state === 'ready' || processes.some((process) => process?.state === 'ready'));
  const isWhole =
    frame.state === 'ready' &&
    processes.every((process) => process?.state === 'ready' && process.breaker === 'closed') &&
    // Ignore pages that fail only with a query that a visitor made up.
    processes.every((process) => !process?.failingPages?.some(({ search }) => search === ''));
  const hasAllParts = Object.values(remotes).every(({ withoutParts }) => !withoutParts);
  const isRefused = verdict.state === 'refused';
  const servingStatus = isWhole && hasAllParts && !isRefused && stateProblem === undefined ? 'ok' : 'degraded';
  return {
    ready,
    status: current ? servingStatus : 'starting',
    revision: current?.document.revision,
    composition: current?.composition.id,
    verdict,
    refusal: isRefused ? verdict.reason : undefined,
    unavailable: current?.failures ?? {},
    remotes,
    frame,
    state: stateProblem,
  };
}

/** Lists each release once, with its health in the first revision that contains it. */
export function listReleases(revisions: readonly SiteRevision[]): ReleaseHealth[] {
  const releases = revisions.flatMap((revision) =>
    Object.entries(remotesHealth(revision)).map(([remote, health]) => ({ remote, ...health })),
  );
  return [...new Map(releases.toReversed().map((health) => [`${health.remote} ${health.digest}`, health])).values()];
}

function remotesHealth(revision: SiteRevision): Record<string, RemoteHealth> {
  const { loaded, failures, withoutParts, renderers } = revision;
  return Object.fromEntries(
    Object.entries(revision.document.remotes).map(([name, entry]) => {
      const { release, digest } = entry;
      const { version = entry.version, commit, owner } = loaded[name]?.descriptor ?? {};
      const missing = withoutParts[name] ?? {};
      const health: RemoteHealth = {
        ...{ release, digest, version, commit, owner },
        process: renderers.get(name)?.health(),
        unavailable: failures[name],
        withoutParts: Object.keys(missing).length === 0 ? undefined : missing,
      };
      return [name, health];
    }),
  );
}

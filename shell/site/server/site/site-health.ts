import type { ReleaseOwner } from '@site/release/release-descriptor';
import type { SiteStatus } from '../../../composition/store/site-status.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import type { RendererHealth } from '../render/remote-renderer.ts';
import type { SiteProblem } from './site-problems.ts';
import type { SiteRevision } from './site-revision.ts';

export interface RemoteHealth {
  version?: string;
  release: string;
  digest: string;
  commit?: string;
  owner?: ReleaseOwner;
  process?: RendererHealth;
  away?: string;
  withoutParts?: Record<string, string>;
}

export interface ViewCount {
  views: number;
  failures: number;
}

/** The canary of the live composition. */
export interface RolloutHealth {
  id: string;
  shows: string;
  share: string;
  /** `failed`: its releases do not start. `aborted`: this site found it worse. No visitor gets it in either state. */
  state: 'starting' | 'running' | 'paused' | 'failed' | 'aborted';
  reason?: string;
  /** Counted by this shell only. */
  canary: ViewCount;
  current: ViewCount;
  /** When the site aborts it, as sentences. */
  decision: string;
  /** Of the canary, most failures first. */
  failingPaths: readonly { path: string; failures: number }[];
}

/** `/health/ready`. Features declare more fields. */
export interface SiteHealth {
  /** True if this server should get requests. */
  ready: boolean;
  /** `degraded`: pages or parts are unavailable, or the desired document is refused. */
  status: 'ok' | 'degraded' | 'starting';
  revision?: number;
  composition?: string;
  verdict: SiteStatus;
  refusal?: string;
  away: Record<string, string>;
  remotes: Record<string, RemoteHealth>;
  frame: ReturnType<FrameRenderer['health']>;
  state?: string;
  rollout?: RolloutHealth;
  problems: readonly SiteProblem[];
}

interface HealthInputs {
  current: SiteRevision | undefined;
  verdict: SiteStatus;
  frame: ReturnType<FrameRenderer['health']>;
  stateProblem: string | undefined;
}

export function siteHealth({ current, verdict, frame, stateProblem }: HealthInputs): Omit<SiteHealth, 'problems'> {
  const remotes = current ? remotesHealth(current) : {};
  const processes = Object.values(remotes).map(({ process }) => process);
  // One process is enough: the cache serves pages of remotes whose process is down.
  const ready =
    current !== undefined && (frame.state === 'ready' || processes.some((process) => process?.state === 'ready'));
  const isWhole =
    frame.state === 'ready' &&
    processes.every((process) => process?.state === 'ready' && process.breaker === 'closed') &&
    // Ignore pages that fail only with a query that a visitor made up.
    processes.every((process) => !process?.failingPages?.some(({ search }) => search === ''));
  const hasAllParts = Object.values(remotes).every(({ withoutParts }) => !withoutParts);
  const isOk = isWhole && hasAllParts && verdict.state !== 'refused' && stateProblem === undefined;
  const servingStatus = isOk ? 'ok' : 'degraded';
  return {
    ready,
    status: current ? servingStatus : 'starting',
    ...(current ? { revision: current.document.revision, composition: current.composition.id } : {}),
    verdict,
    ...(verdict.state === 'refused' && verdict.reason !== undefined ? { refusal: verdict.reason } : {}),
    away: current?.failures ?? {},
    remotes,
    frame,
    ...(stateProblem === undefined ? {} : { state: stateProblem }),
  };
}

function remotesHealth({
  document,
  loaded,
  failures,
  withoutParts,
  processes,
}: SiteRevision): Record<string, RemoteHealth> {
  const states = processes();
  return Object.fromEntries(
    Object.entries(document.remotes).map(([name, { release, digest }]) => {
      const { version, commit, owner } = loaded[name]?.descriptor ?? {};
      const process = states[name];
      const away = failures[name];
      const without = withoutParts[name] ?? {};
      return [
        name,
        {
          ...(version === undefined ? {} : { version }),
          release,
          digest,
          ...(commit === undefined ? {} : { commit }),
          ...(owner ? { owner } : {}),
          ...(process ? { process } : {}),
          ...(away === undefined ? {} : { away }),
          ...(Object.keys(without).length === 0 ? {} : { withoutParts: without }),
        },
      ];
    }),
  );
}

import type { SiteStatus } from '../../../composition/store/site-status.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import type { RendererHealth } from '../render/remote-renderer.ts';
import type { PreviewHealth } from '../features/previews/preview.ts';
import type { WorkerState } from '../workers/site-of-workers.ts';
import type { SiteProblem } from './site-problems.ts';
import type { SiteRevision } from './site-revision.ts';

export interface RemoteHealth {
  /** Version, address and digest of the release that the composition names. */
  version?: string;
  release: string;
  digest: string;
  /** Absent where the remote is away. */
  process?: RendererHealth;
  /** Why there is nothing of it. */
  away?: string;
  /** Parts that the frame does without, and why. */
  withoutParts?: Record<string, string>;
}

interface ViewCount {
  views: number;
  failures: number;
}

/** How the canary fares that the composition names. */
export interface RolloutHealth {
  id: string;
  shows: string;
  share: string;
  /** `failed`: its releases do not come up. `aborted`: this site has found it worse. In either case nobody gets it. */
  state: 'starting' | 'running' | 'paused' | 'failed' | 'aborted';
  reason?: string;
  /** What was counted here. */
  canary: ViewCount;
  current: ViewCount;
}

export interface SiteHealth {
  /** Whether this server should get requests. */
  ready: boolean;
  /** `degraded`: some pages or parts are away, or the wanted document is refused. */
  status: 'ok' | 'degraded' | 'starting';
  /** What visitors get. */
  revision?: number;
  composition?: string;
  /** What became of the document that is wanted. */
  verdict: SiteStatus;
  refusal?: string;
  away: Record<string, string>;
  remotes: Record<string, RemoteHealth>;
  frame: ReturnType<FrameRenderer['health']>;
  /** Why the state folder cannot be used, if so. */
  state?: string;
  /** What is looked at by links. Whatever becomes of it, the site is none the worse. */
  previews?: readonly PreviewHealth[];
  /** Where several processes share the port: of whom the verdict is. All else is of the one that answers. */
  workers?: readonly WorkerState[];
  /** The canary that the composition names. */
  rollout?: RolloutHealth;
  /** Everything that is wrong, in one list. */
  problems: readonly SiteProblem[];
}

interface HealthParts {
  current: SiteRevision | undefined;
  verdict: SiteStatus;
  frame: ReturnType<FrameRenderer['health']>;
  stateProblem: string | undefined;
}

/** What an operator wants to know of a running site. */
export function siteHealth({ current, verdict, frame, stateProblem }: HealthParts): Omit<SiteHealth, 'problems'> {
  const remotes = current ? remotesHealth(current) : {};
  const processes = Object.values(remotes).map(({ process }) => process);
  // A page that can be had makes a server worth its requests: the cache serves those of a remote whose process is down.
  const ready =
    current !== undefined && (frame.state === 'ready' || processes.some((process) => process?.state === 'ready'));
  const isWhole =
    frame.state === 'ready' &&
    processes.every((process) => process?.state === 'ready' && process.breaker === 'closed') &&
    // A page that fails for a query that a visitor made up does not make the site degraded.
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
      const version = loaded[name]?.descriptor.version;
      const process = states[name];
      const away = failures[name];
      const without = withoutParts[name] ?? {};
      return [
        name,
        {
          ...(version === undefined ? {} : { version }),
          release,
          digest,
          ...(process ? { process } : {}),
          ...(away === undefined ? {} : { away }),
          ...(Object.keys(without).length === 0 ? {} : { withoutParts: without }),
        },
      ];
    }),
  );
}

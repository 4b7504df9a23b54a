import type { PreviewTarget } from '../../../composition/gates/preview-token.ts';
import type { LiveRollout } from '../features/canary/live-rollout.ts';
import type { Arm } from '../features/canary/rollout-sample.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { Previews } from '../features/previews/previews.ts';
import type { ApiProblem } from '../api-proxy/api-availability.ts';
import type { SiteHealth } from '../site/site-health.ts';
import { SiteProblems } from '../site/site-problems.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import { healthOfWorkers } from '../workers/site-of-workers.ts';

interface Choice {
  preview?: PreviewTarget | undefined;
  rollout?: { arm: Arm } | undefined;
}

interface Surroundings {
  siteUrl?: string | undefined;
  api?: { readonly problem: ApiProblem | undefined };
}

/** Decides which revision serves a request. */
export class Revisions {
  readonly #live: Pick<LiveSite, 'current' | 'health'>;
  readonly #rollout: LiveRollout;
  readonly #previews: Previews | undefined;
  readonly #surroundings: Surroundings;
  readonly #problems = new SiteProblems();
  readonly #ofWorkers = healthOfWorkers();

  /** @param previews undefined if preview links are disabled */
  constructor(
    live: Pick<LiveSite, 'current' | 'health'>,
    rollout: LiveRollout,
    previews: Previews | undefined,
    surroundings: Surroundings = {},
  ) {
    this.#surroundings = surroundings;
    this.#live = live;
    this.#rollout = rollout;
    this.#previews = previews;
  }

  /** The default revision. Undefined until a composition is live. */
  get current(): SiteRevision | undefined {
    return this.#live.current;
  }

  get all(): SiteRevision[] {
    return [...this.serving, ...(this.#previews?.all ?? []).flatMap(({ revision }) => revision ?? [])];
  }

  /** Resolves to undefined if no composition is live or the preview does not load in time. */
  async of({ preview, rollout }: Choice): Promise<SiteRevision | undefined> {
    return preview && this.#previews ? this.#previews.get(preview) : this.#ofArm(rollout?.arm);
  }

  /** Like `of`, but never loads a preview. */
  readyOf({ preview, rollout }: Choice): SiteRevision | undefined {
    return preview && this.#previews ? this.#previews.peek(preview) : this.#ofArm(rollout?.arm);
  }

  /** Excludes previews. */
  get serving(): readonly SiteRevision[] {
    return [this.current, this.#rollout.revision].filter((revision) => revision !== undefined);
  }

  get isDivided(): boolean {
    return this.#rollout.rollout !== undefined;
  }

  clearPages(): void {
    for (const revision of new Set([...this.all, this.#rollout.heldRevision])) {
      revision?.pages.clear();
      revision?.answers.clear();
    }
  }

  health(): SiteHealth {
    const previews = this.#previews?.health() ?? [];
    const rollout = this.#rollout.health();
    const { siteUrl, api } = this.#surroundings;
    const { problem } = api ?? {};
    const own = this.#ofWorkers(this.#live.health());
    const health = {
      ...own,
      ...(rollout ? { rollout } : {}),
      ...(previews.length === 0 ? {} : { previews }),
    };
    return {
      ...health,
      // Pages render without the API, so the status is unaffected.
      ...(problem ? { away: { ...own.away, api: problem.reason } } : {}),
      problems: this.#problems.list({ health, current: this.current, siteUrl, api: problem }),
    };
  }

  close(): void {
    this.#rollout.stop();
    this.#previews?.close();
  }

  #ofArm(arm: Arm | undefined): SiteRevision | undefined {
    return (arm === 'canary' ? this.#rollout.revision : undefined) ?? this.current;
  }
}

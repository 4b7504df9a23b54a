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

/** What decides which revision a request gets. */
interface Choice {
  /** What the visitor looks at by a link. */
  preview?: PreviewTarget | undefined;
  /** Where the visitor stands in the rollout that goes on. */
  rollout?: { arm: Arm } | undefined;
}

/** What the health of the site includes besides its revisions. */
interface Surroundings {
  siteUrl?: string | undefined;
  api?: { readonly problem: ApiProblem | undefined };
}

/** The revisions that serve side by side, and which of them a request gets: that is decided here and nowhere else. */
export class Revisions {
  readonly #live: Pick<LiveSite, 'current' | 'health'>;
  readonly #rollout: LiveRollout;
  readonly #previews: Previews | undefined;
  readonly #surroundings: Surroundings;
  readonly #problems = new SiteProblems();
  readonly #ofWorkers = healthOfWorkers();

  /** @param previews absent where links are off */
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

  /** What all visitors get who have no link and no canary. Undefined until a composition is in force. */
  get current(): SiteRevision | undefined {
    return this.#live.current;
  }

  /** Those that are up. */
  get all(): SiteRevision[] {
    return [...this.serving, ...(this.#previews?.all ?? []).flatMap(({ revision }) => revision ?? [])];
  }

  /** Resolves with nothing where there is none in force, or the preview is not there within the time that it may take. */
  async of({ preview, rollout }: Choice): Promise<SiteRevision | undefined> {
    return preview && this.#previews ? this.#previews.get(preview) : this.#ofArm(rollout?.arm);
  }

  /** As `of`, of what is there now: nothing is brought up. */
  readyOf({ preview, rollout }: Choice): SiteRevision | undefined {
    return preview && this.#previews ? this.#previews.peek(preview) : this.#ofArm(rollout?.arm);
  }

  /** Those that visitors get without a link. */
  get serving(): readonly SiteRevision[] {
    return [this.current, this.#rollout.revision].filter((revision) => revision !== undefined);
  }

  /** Whether visitors without a preview link may get different revisions. */
  get isDivided(): boolean {
    return this.#rollout.rollout !== undefined;
  }

  /** Of what all of them show, something has changed. */
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
      // The site serves all pages without the API, so the status stays as it is.
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

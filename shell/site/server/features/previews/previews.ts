import { LRUCache } from 'lru-cache';
import { compositionId } from '../../../../composition/document/composition-document.ts';
import { withRelease } from '../../../../composition/change/preview-document.ts';
import type { PreviewTarget, WorkingCopyTarget } from '../../../../composition/document/preview-token.ts';
import { addressOf } from '../../live/create-live-site.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../../routes/core.ts';
import { type ComposedPreview, Preview } from './preview.ts';
import { latestBuild } from './working-copy.ts';

type PreviewCore = Pick<Core, 'live' | 'store' | 'log' | 'settings'>;

/** A preview costs processes. At the limit, the least recently viewed one ends. */
const MOST_AT_ONCE = 2;
/** Long enough to read a page. */
const IDLE_MS = 10 * 60_000;

type FixedTarget = Exclude<PreviewTarget, WorkingCopyTarget>;

/** A preview starts on its first request and stops when idle. */
export class Previews {
  readonly #core: PreviewCore;
  readonly #previews: LRUCache<string, Preview>;
  readonly #workingCopies = new Map<string, string>();

  constructor(core: PreviewCore) {
    this.#core = core;
    this.#previews = new LRUCache({
      max: MOST_AT_ONCE,
      ttl: IDLE_MS,
      ttlAutopurge: true,
      dispose: (preview) => preview.stop(),
    });
  }

  async get(target: PreviewTarget): Promise<SiteRevision | undefined> {
    return 'workingCopy' in target ? this.#getLatest(target) : this.#get(target);
  }

  async #getLatest(target: WorkingCopyTarget): Promise<SiteRevision | undefined> {
    const { allowsPreviewOrigin: allows, releaseFileTimeoutMs: timeoutMs, siteUrl } = this.#core.settings;
    try {
      const origin = siteUrl ?? addressOf(this.#core.settings).url;
      return await this.#get(await latestBuild(target, { allows, origin, timeoutMs }), target.workingCopy);
    } catch (error) {
      this.#core.log.error({ reason: (error as Error).message }, 'Cannot show a working copy.');
      return undefined;
    }
  }

  async #get(target: FixedTarget, workingCopy?: string): Promise<SiteRevision | undefined> {
    const { current } = this.#core.live;
    if (!current) return undefined;
    if (isShown(target, current)) return current;
    const key = keyOf(target, current);
    if (workingCopy !== undefined) this.#replaceBuild(workingCopy, key);
    const known = this.#previews.peek(key);
    const preview = known && !known.isSpent ? known : this.#begin(target, workingCopy);
    this.#previews.set(key, preview);
    return preview.ready(this.#core.settings.renderTimeoutMs);
  }

  /** Most recently used first. */
  get all(): readonly Preview[] {
    return [...this.#previews.values()];
  }

  failureOf(target: PreviewTarget): string | undefined {
    const { current } = this.#core.live;
    return 'workingCopy' in target || !current ? undefined : this.#previews.peek(keyOf(target, current))?.failure;
  }

  close(): void {
    this.#previews.clear();
  }

  /** A build that an edit replaced must not count toward the limit. */
  #replaceBuild(workingCopy: string, key: string) {
    const former = this.#workingCopies.get(workingCopy);
    if (former !== undefined && former !== key) this.#previews.delete(former);
    this.#workingCopies.set(workingCopy, key);
  }

  #begin(target: FixedTarget, workingCopy: string | undefined): Preview {
    return new Preview(this.#core, (signal) => this.#compose(target, workingCopy, signal));
  }

  async #compose(target: FixedTarget, workingCopy: string | undefined, signal: AbortSignal): Promise<ComposedPreview> {
    const { current } = this.#core.live;
    if (!current) throw new Error('No composition is live yet.');
    if ('composition' in target) {
      const document = (await this.#core.store.former()).findLast(
        (former) => compositionId(former) === target.composition,
      );
      if (!document)
        throw new Error(
          `Composition ${target.composition} is not in the history. To make a new link, run "npm run compose -- link".`,
        );
      for (const { release } of Object.values(document.remotes)) this.#requireTrust(release, current);
      return {
        document,
        known: current.loaded,
        shows: `composition ${target.composition.slice(0, 8)} (revision ${document.revision})`,
      };
    }
    const { remote, release, digest } = target;
    this.#requireTrust(release, current);
    const loaded = await this.#core.live.runtime.loadRelease(remote, { release, digest }, { signal });
    return {
      document: withRelease(current.document, { release, digest }, loaded.descriptor),
      known: { ...current.loaded, [remote]: loaded },
      shows: workingCopy === undefined ? `${remote} ${loaded.version}` : `a working copy of ${remote}`,
    };
  }

  /** Uses the live trusted origins: an old link must not readmit a removed origin. */
  #requireTrust(release: string, { document }: SiteRevision) {
    const { origin } = new URL(release);
    if (document.trustedOrigins.includes(origin) || this.#core.settings.allowsPreviewOrigin(release)) return;
    throw new Error(
      `A release is on ${origin}, which this site does not trust. To allow previews from there, add it to PREVIEW_ORIGINS.`,
    );
  }
}

function isShown(target: FixedTarget, { document }: SiteRevision): boolean {
  if ('composition' in target) return compositionId(document) === target.composition;
  const entry = document.remotes[target.remote];
  return entry?.digest === target.digest && entry.release === target.release;
}

/** A release preview depends on the live composition, so its key does, too. */
function keyOf(target: FixedTarget, { document }: SiteRevision): string {
  return JSON.stringify('composition' in target ? target : [compositionId(document), target]);
}

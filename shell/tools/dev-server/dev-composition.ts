import { computeIntegrity } from '@site/release/integrity';
import type { WatchedNodeBuild } from '@site/remote-build/development/watched-node-build';
import { composeReleases } from '../../composition/change/compose-releases.ts';
import {
  type CompositionDocument,
  compositionId,
  formatComposition,
} from '../../composition/document/composition-document.ts';
import {
  fetchDescriptor,
  type FetchedDescriptor,
  fetchFiles,
  type FetchReleaseOptions,
} from '../../composition/judge/fetch-release.ts';
import { readReleaseLimits } from '../../composition/judge/release-limits.ts';
import { ReleaseError } from '../../composition/document/gate-results.ts';
import { findLosses } from '../../composition/document/whole-composition.ts';
import type { LoadRelease } from '../../site/server/live/site-revision.ts';

interface DevCompositionOptions {
  /** URLs of `release.json` files. */
  releases: readonly string[];
  /** The build of the render process. After a new build, all remotes render in new processes. */
  program: WatchedNodeBuild;
  /** Called after a new build of the render process, before the composition changes. */
  onProgram: () => Promise<void> | undefined;
  origin: string;
}

interface DevRelease extends FetchedDescriptor {
  release: string;
}

const INTERVAL_MS = 500;
/** A development server responds only after its build has finished. */
const PATIENCE_MS = 120_000;
const LIMIT_BYTES = 64 * 1024 * 1024;
const LIMITS = { releaseFileBytes: LIMIT_BYTES, releaseBytes: LIMIT_BYTES, releaseTimeoutMs: PATIENCE_MS };

/** Replaces the composition file in development. Each edit goes live as a release does. */
export class DevComposition {
  readonly path = 'of the development server';
  readonly #options: DevCompositionOptions;
  readonly #fetching: FetchReleaseOptions;
  /** Keyed by the digest in the composition. */
  #releases = new Map<string, DevRelease>();
  #document: CompositionDocument | undefined;
  #programDigest: string | undefined;
  #last: Promise<void> = Promise.resolve();
  #onText: (text: string) => void = () => {};
  #onError: (error: unknown) => void = () => {};

  constructor(options: DevCompositionOptions) {
    this.#options = options;
    this.#fetching = {
      origin: options.origin,
      limits: { ...readReleaseLimits({}), ...LIMITS },
    };
  }

  watch = (onText: (text: string) => void, onError: (error: unknown) => void): (() => void) => {
    this.#onText = onText;
    this.#onError = onError;
    void this.look();
    const timer = setInterval(() => void this.look(), INTERVAL_MS);
    return () => clearInterval(timer);
  };

  /** Resolves after the listeners of `watch` have run. Never rejects. */
  look(): Promise<void> {
    this.#last = this.#last.then(() => this.#look());
    return this.#last;
  }

  /** Loads the node build only. Browser files change during development, so their digests are not verified. */
  load: LoadRelease = async (name, { digest }, { signal }) => {
    const release = this.#releases.get(digest);
    if (!release)
      throw new ReleaseError('DIGEST', { cause: `${name} has been rebuilt. The new build replaces this one.` });
    const { release: url, descriptor } = release;
    const { entry } = descriptor.node;
    const files = await fetchFiles(
      url,
      { ...descriptor, files: { [entry]: descriptor.files[entry] ?? '' } },
      { ...this.#fetching, signal },
    );
    const nodeSource = new TextDecoder().decode(files.get(entry));
    return { descriptor, base: new URL('.', url).href, digest, version: descriptor.version, nodeSource };
  };

  async #look() {
    const { releases, program, onProgram } = this.#options;
    try {
      const fetched = await Promise.all(
        releases.map(async (release) => ({ ...(await fetchDescriptor(release, undefined, this.#fetching)), release })),
      );
      const built = await program.latest();
      if (!built) return;
      if (this.#programDigest !== undefined && this.#programDigest !== built.digest) await onProgram();
      this.#programDigest = built.digest;
      this.#compose(fetched, built.digest);
    } catch (error) {
      // Until the first composition, the development servers may still be starting.
      if (this.#document) this.#onError(error);
    }
  }

  #compose(releases: readonly DevRelease[], programDigest: string) {
    const named = new Map(releases.map((release) => [computeIntegrity(release.digest + programDigest), release]));
    const document = composeAll(named, this.#document);
    if (this.#document && compositionId(document) === compositionId(this.#document)) return;
    this.#releases = named;
    this.#document = document;
    this.#onText(formatComposition(document));
  }
}

/** Every release gets all routes that it offers. */
function composeAll(
  releases: ReadonlyMap<string, DevRelease>,
  former: CompositionDocument | undefined,
): CompositionDocument {
  const entries = [...releases].map(([digest, { release, descriptor }]) => ({ digest, release, descriptor }));
  const take = entries.flatMap(({ descriptor }) => descriptor.routes.map(({ pattern }) => pattern));
  const change = { entries, take, actor: 'development', reason: 'Latest edits' };
  const { document } = composeReleases(undefined, change);
  const removes = former ? findLosses(document, former) : document.removes;
  return { ...document, revision: (former?.revision ?? 0) + 1, removes };
}

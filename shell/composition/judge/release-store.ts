import { digestFolder } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Provided } from '@site/release/requirements';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fetchDescriptor,
  fetchFiles,
  type FetchReleaseOptions,
  type ReleaseEntry,
  requireFit,
} from './fetch-release.ts';
import type { ReleaseLimits } from './release-limits.ts';
import { requireSignature } from './signed-release.ts';
import { type KeptRelease, readKeptFile, readStoredRelease, writeProof, writeStored } from './stored-release.ts';

interface ReleaseStoreOptions {
  folder: string;
  origin: string;
  limits: ReleaseLimits;
  /** This many unused releases are kept for rollbacks, regardless of their age. */
  formerReleases?: number;
  /** An unused release is kept for at least this long, because open pages may still load its files. */
  formerMs?: number;
}

export interface LoadedRelease {
  descriptor: ReleaseDescriptor;
  base: string;
  digest: string;
  version: string;
  /** Why the site would not accept the release now. It is still served, because it was live before. */
  signatureProblem?: string | undefined;
  descriptorBytes?: Uint8Array;
  nodeSource: string;
  /**
   * Reads the saved copy, for when the release server is unavailable. Absent in development.
   * @param path path in the release, such as `browser/entry.1a2b3c.js`
   */
  browserFile?: (path: string) => Promise<Uint8Array | undefined>;
}

type LoadOptions = Pick<FetchReleaseOptions, 'signal'> & {
  /**
   * True for a release of the last served composition, which is served even if the site would not accept it now.
   * Otherwise, a restart after a change to `RELEASE_KEYS` would take the site down.
   */
  wasServed?: boolean;
};

const DAY_MS = 86_400_000;

/** Saves releases, so the shell can start without the release servers. */
export class ReleaseStore {
  readonly #options: Required<ReleaseStoreOptions>;
  #problem: string | undefined;
  #inUse: ReadonlySet<string> = new Set();

  constructor(options: ReleaseStoreOptions) {
    this.#options = { formerReleases: 10, formerMs: 7 * DAY_MS, ...options };
  }

  /** Set while the folder isn't writable. */
  get problem(): string | undefined {
    return this.#problem;
  }

  async load(
    name: string,
    entry: ReleaseEntry,
    provided: Provided,
    { signal, wasServed = false }: LoadOptions = {},
  ): Promise<LoadedRelease> {
    const { digest, release } = entry;
    const stored = await readStoredRelease(this.#options.folder, digest);
    if (stored?.proven.includes(release)) {
      requireFit(name, stored.descriptor, provided);
      if (!wasServed) await this.#requireSignature(entry, stored, signal);
      await this.#touch(digest);
      return this.#describe(entry, stored);
    }
    const { bytes, descriptor, signature } = await fetchDescriptor(release, digest, { ...this.#options, signal });
    requireFit(name, descriptor, provided);
    const files = await fetchFiles(release, descriptor, { ...this.#options, signal });
    const proven = [...(stored?.proven ?? []), release];
    const fetched = { descriptor, descriptorBytes: bytes, files, proven, signature };
    await this.#keep(digest, fetched, stored !== undefined);
    return this.#describe(entry, fetched);
  }

  /** Returns why the current keys do not accept a live release. Saves a new signature from its server. */
  async signatureProblem(entry: ReleaseEntry): Promise<string | undefined> {
    const stored = await readStoredRelease(this.#options.folder, entry.digest);
    try {
      if (stored) await this.#requireSignature(entry, stored);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async prune(inUse: Iterable<string>): Promise<void> {
    const { folder, formerReleases, formerMs } = this.#options;
    const digests = new Set(inUse);
    // A release that was just replaced was in use until now.
    for (const digest of new Set([...this.#inUse, ...digests])) await this.#touch(digest);
    this.#inUse = digests;
    const used = new Set([...digests].map(digestFolder));
    const names = await readdir(folder).catch(() => []);
    const aged = await Promise.all(
      names.map(async (name) => ({
        name,
        usedAt: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
    // Includes drafts that a killed process left behind.
    const unused = aged.filter(({ name }) => !used.has(name)).sort((a, b) => b.usedAt - a.usedAt);
    const old = unused.filter(({ usedAt }, index) => index >= formerReleases && Date.now() - usedAt >= formerMs);
    for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }

  async #requireSignature({ release, digest }: ReleaseEntry, stored: KeptRelease, signal?: AbortSignal): Promise<void> {
    const { descriptorBytes: bytes, descriptor } = stored;
    const signed = { bytes, name: descriptor.name, signature: stored.signature };
    const signature = await requireSignature(release, signed, { ...this.#options, signal });
    if (signature !== stored.signature) await this.#keep(digest, { ...stored, signature }, true);
  }

  /** @param isStored true if the files are already saved */
  async #keep(digest: string, release: KeptRelease, isStored = false): Promise<void> {
    const { folder } = this.#options;
    try {
      await (isStored ? writeProof(folder, digest, release) : writeStored(folder, digest, release));
      this.#problem = undefined;
    } catch (error) {
      this.#problem =
        `Cannot save releases in ${folder} ` +
        `(${(error as NodeJS.ErrnoException).code ?? (error as Error).message}), so a restart depends on their ` +
        'servers. Make the folder writable.';
    }
  }

  async #touch(digest: string): Promise<void> {
    const now = new Date();
    await utimes(join(this.#options.folder, digestFolder(digest)), now, now).catch(() => undefined);
  }

  #describe({ release, digest }: ReleaseEntry, { descriptor, descriptorBytes, files }: KeptRelease): LoadedRelease {
    const nodeSource = new TextDecoder().decode(files.get(descriptor.node.entry));
    return {
      descriptor,
      descriptorBytes,
      base: new URL('.', release).href,
      digest,
      version: descriptor.version,
      nodeSource,
      browserFile: (path) => readKeptFile(this.#options.folder, digestFolder(digest), path),
    };
  }
}

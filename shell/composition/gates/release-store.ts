import { digestFolder } from '@site/release/integrity';
import { isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
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
import { ReleaseError } from './release-error.ts';
import type { ReleaseLimits } from './release-limits.ts';
import { requireSignature } from './signed-release.ts';
import {
  DRAFT_PREFIX,
  type KeptRelease,
  readStored,
  readStoredFile,
  writeProof,
  writeStored,
} from './stored-release.ts';

interface ReleaseStoreOptions {
  folder: string;
  /** Sent as `Origin`. */
  origin: string;
  limits: ReleaseLimits;
  /** Kept for rollbacks, regardless of age. */
  formerReleases?: number;
  /** Time since the last use. Open pages may still load the files. */
  formerMs?: number;
  /** Overrides the other two limits. */
  formerBytes?: number;
}

/** Compatible with the shell, and verified against the digests. */
export interface LoadedRelease {
  descriptor: ReleaseDescriptor;
  /** With a trailing slash. */
  base: string;
  /** Covers the whole release. */
  digest: string;
  version: string;
  /** The release is still served, because it was admitted earlier. */
  signatureProblem?: string;
  /** Absent in development. */
  descriptorBytes?: Uint8Array;
  nodeSource: string;
  /**
   * For when the release server is unavailable. Absent in development.
   * @param path within the release: `browser/entry.1a2b3c.js`
   */
  browserFile?: (path: string) => Promise<Uint8Array | undefined>;
}

type LoadOptions = Pick<FetchReleaseOptions, 'signal' | 'onFile'> & {
  /**
   * True for a release of the last served composition. Otherwise a restart after a key removal would take the site
   * down.
   */
  wasServed?: boolean;
};

const DRAFT_AGE_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * The shell can start from it without the release servers. If the folder isn't writable, releases stay in memory and
 * `problem` reports it.
 */
export class ReleaseStore {
  readonly #options: Required<ReleaseStoreOptions>;
  readonly #unwritten = new Map<string, KeptRelease>();
  #problem: string | undefined;
  /** The digests of the last `prune`. */
  #inUse: ReadonlySet<string> = new Set();

  constructor(options: ReleaseStoreOptions) {
    this.#options = { formerReleases: 10, formerMs: 7 * DAY_MS, formerBytes: 2 * 1024 ** 3, ...options };
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  /** Throws `ReleaseError`. */
  async load(
    name: string,
    entry: ReleaseEntry,
    provided: Provided,
    { signal, onFile, wasServed = false }: LoadOptions = {},
  ): Promise<LoadedRelease> {
    const { digest, release } = entry;
    const known = this.#unwritten.get(digest) ?? (await readStored(this.#options.folder, digest));
    if (known?.proven.includes(release)) {
      requireFit(name, known.descriptor, provided);
      const signed = { bytes: known.descriptorBytes, name: known.descriptor.name, signature: known.signature };
      let signatureProblem: string | undefined;
      const signature = await requireSignature(release, signed, { ...this.#options, signal }).catch(
        (error: unknown) => {
          if (!wasServed || !isSignatureError(error) || known.signature === undefined) throw error;
          signatureProblem = error.message;
          return known.signature;
        },
      );
      const proof = { ...known, signature };
      const isStored = !this.#unwritten.has(digest);
      if (!isStored || proof.signature !== known.signature) await this.#keep(digest, proof, isStored);
      if (isStored) await this.#touch(digest);
      const loaded = this.#loaded(entry, proof);
      return signatureProblem === undefined ? loaded : { ...loaded, signatureProblem };
    }
    const { bytes, descriptor, signature } = await fetchDescriptor(release, digest, { ...this.#options, signal });
    requireFit(name, descriptor, provided);
    const files = await fetchFiles(release, descriptor, { ...this.#options, signal, onFile });
    const kept = { descriptor, descriptorBytes: bytes, files, proven: [...(known?.proven ?? []), release], signature };
    await this.#keep(digest, kept, known !== undefined && !this.#unwritten.has(digest));
    return this.#loaded(entry, kept);
  }

  async prune(inUse: Iterable<string>): Promise<void> {
    const { folder, formerReleases, formerMs, formerBytes } = this.#options;
    const digests = new Set(inUse);
    for (const digest of this.#unwritten.keys()) if (!digests.has(digest)) this.#unwritten.delete(digest);
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
    const drafts = aged.filter(
      ({ name, usedAt }) => name.startsWith(DRAFT_PREFIX) && Date.now() - usedAt > DRAFT_AGE_MS,
    );
    const former = aged
      .filter(({ name }) => !name.startsWith(DRAFT_PREFIX) && !used.has(name))
      .sort((a, b) => b.usedAt - a.usedAt);
    const dropped = drafts.map(({ name }) => name);
    let bytes = 0;
    for (const [index, { name, usedAt }] of former.entries()) {
      bytes += await sizeOf(join(folder, name));
      const isWanted = index < formerReleases || Date.now() - usedAt < formerMs;
      if (!isWanted || bytes > formerBytes) dropped.push(name);
    }
    for (const name of dropped) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }

  async #browserFile(digest: string, { files }: ReleaseDescriptor, path: string): Promise<Uint8Array | undefined> {
    const expected = isBrowserFile(path) && Object.hasOwn(files, path) ? files[path] : undefined;
    if (expected === undefined) return undefined;
    return this.#unwritten.get(digest)?.files.get(path) ?? readStoredFile(this.#options.folder, digest, path, expected);
  }

  /** @param isStored true if only the proof must be written */
  async #keep(digest: string, release: KeptRelease, isStored = false): Promise<void> {
    const { folder } = this.#options;
    try {
      await (isStored ? writeProof(folder, digest, release) : writeStored(folder, digest, release));
      this.#unwritten.delete(digest);
      if (this.#unwritten.size === 0) this.#problem = undefined;
    } catch (error) {
      this.#unwritten.set(digest, release);
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

  #loaded({ release, digest }: ReleaseEntry, { descriptor, descriptorBytes, files }: KeptRelease): LoadedRelease {
    const nodeSource = new TextDecoder().decode(files.get(descriptor.node.entry));
    return {
      descriptor,
      descriptorBytes,
      base: new URL('.', release).href,
      digest,
      version: descriptor.version,
      nodeSource,
      browserFile: (path) => this.#browserFile(digest, descriptor, path),
    };
  }
}

function isSignatureError(error: unknown): error is ReleaseError {
  return error instanceof ReleaseError && error.code === 'SIGNATURE';
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(folder, file)).catch(() => undefined))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

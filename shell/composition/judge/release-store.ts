import { digestFolder } from '@site/release/integrity';
import { isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Provided } from '@site/release/requirements';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  browserBytesOf,
  fetchDescriptor,
  fetchFiles,
  type FetchReleaseOptions,
  type ReleaseEntry,
  requireFit,
} from './fetch-release.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseLimits } from './release-limits.ts';
import { requireSignature, type SignedDescriptor } from './signed-release.ts';
import {
  DRAFT_PREFIX,
  type KeptRelease,
  readStoredRelease,
  readStoredFile,
  readStoredSignature,
  writeProof,
  writeStored,
} from './stored-release.ts';

interface ReleaseStoreOptions {
  folder: string;
  origin: string;
  limits: ReleaseLimits;
  /** Kept for rollbacks, regardless of age. */
  formerReleases?: number;
  /** Time since the last use. Open pages may still load the files. */
  formerMs?: number;
}

/** Compatible with the shell, and verified against the digests. */
export interface LoadedRelease {
  descriptor: ReleaseDescriptor;
  base: string;
  digest: string;
  version: string;
  /** Why the site would not accept the release now. It is still served, because it was live before. */
  readonly signatureProblem?: string | undefined;
  /** Absent in development. */
  descriptorBytes?: Uint8Array;
  nodeSource: string;
  /** Before compression. Absent in development. */
  browserBytes?: number;
  /**
   * For when the release server is unavailable. Absent in development.
   * @param path within the release: `browser/entry.1a2b3c.js`
   */
  browserFile?: (path: string) => Promise<Uint8Array | undefined>;
}

type LoadOptions = Pick<FetchReleaseOptions, 'signal'> & {
  /**
   * True for a release of the last served composition. It is served even if the site would not accept it now. Otherwise
   * a restart would take the site down after a change of `RELEASE_KEYS`.
   */
  wasServed?: boolean;
};

/** A live release needs no signature to start, so a server that stops responding must not delay the start. */
const LIVE_SIGNATURE_MS = 2000;
const DRAFT_AGE_MS = 600_000;
const DAY_MS = 86_400_000;

/** Lets the shell start without the release servers. Reports in `problem` that the folder isn't writable. */
export class ReleaseStore {
  readonly #options: Required<ReleaseStoreOptions>;
  /** Reasons by digest. */
  readonly #signatureProblems = new Map<string, string>();
  #problem: string | undefined;
  /** The digests of the last `prune`. */
  #inUse: ReadonlySet<string> = new Set();

  constructor(options: ReleaseStoreOptions) {
    this.#options = { formerReleases: 10, formerMs: 7 * DAY_MS, ...options };
  }

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
    const known = await readStoredRelease(this.#options.folder, digest);
    if (known?.proven.includes(release)) {
      requireFit(name, known.descriptor, provided);
      const signature = wasServed
        ? await this.#checkLive(entry, signedPart(known), signal)
        : await requireSignature(release, signedPart(known), { ...this.#options, signal });
      if (signature !== known.signature) await this.#keep(digest, { ...known, signature }, true);
      await this.#touch(digest);
      return this.#loaded(entry, known);
    }
    const { bytes, descriptor, signature } = await fetchDescriptor(release, digest, { ...this.#options, signal });
    requireFit(name, descriptor, provided);
    const files = await fetchFiles(release, descriptor, { ...this.#options, signal });
    const kept = { descriptor, descriptorBytes: bytes, files, proven: [...(known?.proven ?? []), release], signature };
    await this.#keep(digest, kept, known !== undefined);
    this.#signatureProblems.delete(digest);
    return this.#loaded(entry, kept);
  }

  /**
   * Checks a live release with the current keys, and keeps a new signature from its server. Updates the
   * `signatureProblem` of what `load` returned.
   */
  async checkSignature(entry: ReleaseEntry, { descriptor, descriptorBytes }: LoadedRelease): Promise<void> {
    const { folder } = this.#options;
    const { digest } = entry;
    if (!descriptorBytes) return;
    const former = await readStoredSignature(folder, digest);
    const signed = { bytes: descriptorBytes, name: descriptor.name, signature: former };
    const signature = await this.#checkLive(entry, signed);
    const known = signature === former ? undefined : await readStoredRelease(folder, digest);
    if (known) await this.#keep(digest, { ...known, signature }, true);
  }

  async prune(inUse: Iterable<string>): Promise<void> {
    const { folder, formerReleases, formerMs } = this.#options;
    const digests = new Set(inUse);
    for (const digest of this.#signatureProblems.keys())
      if (!digests.has(digest)) this.#signatureProblems.delete(digest);
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
    const old = former.filter(({ usedAt }, index) => index >= formerReleases && Date.now() - usedAt >= formerMs);
    for (const { name } of [...drafts, ...old])
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }

  /** Returns the signature to keep. Rejects only if `signal` aborts. */
  async #checkLive({ release, digest }: ReleaseEntry, signed: SignedDescriptor, signal?: AbortSignal) {
    const { limits } = this.#options;
    const fileMs = Math.min(limits.fileMs, LIVE_SIGNATURE_MS);
    try {
      const signature = await requireSignature(release, signed, {
        ...this.#options,
        limits: { ...limits, fileMs },
        signal,
      });
      this.#signatureProblems.delete(digest);
      return signature;
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code === 'ABORTED') throw error;
      this.#signatureProblems.set(digest, error.message);
      return signed.signature;
    }
  }

  async #browserFile(digest: string, { files }: ReleaseDescriptor, path: string): Promise<Uint8Array | undefined> {
    const expected = isBrowserFile(path) && Object.hasOwn(files, path) ? files[path] : undefined;
    if (expected === undefined) return undefined;
    return readStoredFile(this.#options.folder, digest, path, expected);
  }

  /** @param isStored true if only the proof must be written */
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

  #loaded({ release, digest }: ReleaseEntry, { descriptor, descriptorBytes, files }: KeptRelease): LoadedRelease {
    const nodeSource = new TextDecoder().decode(files.get(descriptor.node.entry));
    const signatureProblems = this.#signatureProblems;
    return {
      get signatureProblem() {
        return signatureProblems.get(digest);
      },
      descriptor,
      descriptorBytes,
      base: new URL('.', release).href,
      digest,
      version: descriptor.version,
      nodeSource,
      browserBytes: browserBytesOf(files),
      browserFile: (path) => this.#browserFile(digest, descriptor, path),
    };
  }
}

function signedPart({ descriptor, descriptorBytes, signature }: KeptRelease): SignedDescriptor {
  return { bytes: descriptorBytes, name: descriptor.name, signature };
}

import { computeIntegrity } from '@site/release/integrity';
import { isBrowserFile, parseReleaseDescriptor, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { type Provided, unmetRequirement } from '@site/release/requirements';
import { fetchFile } from './fetch-file.ts';
import { ReleaseError } from '../document/gate-results.ts';
import { readReleaseLimits, type ReleaseLimits } from './release-limits.ts';
import { requireSignature } from './signed-release.ts';

export interface ReleaseEntry {
  release: string;
  digest: string;
}

export interface ReadRelease extends ReleaseEntry {
  descriptor: ReleaseDescriptor;
}

export interface FetchReleaseOptions {
  origin: string;
  limits: ReleaseLimits;
  signal?: AbortSignal | undefined;
}

export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

export interface FetchedDescriptor {
  bytes: Uint8Array;
  digest: string;
  descriptor: ReleaseDescriptor;
  /** Present if the site requires signatures. */
  signature: string | undefined;
}

const DESCRIPTOR_LIMIT_BYTES = 1_048_576;
/** Browsers usually open up to six connections to an origin. */
const MAX_CONCURRENT = 6;

/** Verifies a known digest before parsing. Throws `ReleaseError`. */
export async function fetchDescriptor(
  url: string,
  digest: string | undefined,
  { origin, limits, signal }: FetchReleaseOptions,
): Promise<FetchedDescriptor> {
  const limitBytes = Math.min(DESCRIPTOR_LIMIT_BYTES, limits.releaseFileBytes);
  const bytes = await fetchFile(url, { origin, limitBytes, timeoutMs: limits.releaseTimeoutMs, signal });
  if (digest !== undefined) requireDigest(url, bytes, digest);
  const parsed = parseReleaseDescriptor(new TextDecoder().decode(bytes));
  if (!parsed.ok)
    throw new ReleaseError('DESCRIPTOR', {
      address: url,
      cause: `${url} ${parsed.reason}.`,
      cure: "Use the URL of a release's folder or of its release.json.",
    });
  const { descriptor } = parsed;
  const signature = await requireSignature(url, { bytes, name: descriptor.name }, { origin, limits, signal });
  return { bytes, digest: computeIntegrity(bytes), descriptor, signature };
}

/**
 * Throws `ReleaseError`.
 * @param url URL of `release.json` or its folder
 */
export async function readRelease(
  url: string,
  options: FetchReleaseOptions = { origin: 'http://localhost', limits: readReleaseLimits(process.env) },
  expectedDigest?: string,
): Promise<ReadRelease> {
  const release = url.endsWith('.json') ? url : `${url.replace(/\/+$/, '')}/release.json`;
  const { digest, descriptor } = await fetchDescriptor(release, expectedDigest, options);
  return { release, digest, descriptor };
}

export function requireFit(name: string, descriptor: ReleaseDescriptor, provided: Provided): void {
  const unmet = unmetRequirement(name, descriptor, provided);
  if (unmet)
    throw new ReleaseError('REQUIREMENT', {
      cause: `${name} ${descriptor.version} does not work with this site: ${unmet}.`,
      cure: 'Build it with the versions that the site provides.',
    });
}

/** Throws `ReleaseError` at the first failure. @param release URL of the `release.json` */
export async function fetchFiles(
  release: string,
  descriptor: ReleaseDescriptor,
  { origin, limits, signal }: FetchReleaseOptions,
): Promise<ReleaseFiles> {
  const { files, browser } = descriptor;
  const late = AbortSignal.timeout(limits.releaseTimeoutMs);
  const failed = new AbortController();
  const signals = AbortSignal.any([late, failed.signal, ...(signal ? [signal] : [])]);
  const fetched = new Map<string, Uint8Array>();
  const left = Object.entries(files);
  let room = limits.releaseBytes;

  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, digest] = next;
      const url = new URL(path, release).href;
      const bytes = await fetchFile(url, {
        origin,
        limitBytes: Math.min(limits.releaseFileBytes, room),
        timeoutMs: limits.releaseTimeoutMs,
        signal: signals,
        asBrowser: asBrowser(path),
      });
      requireDigest(url, bytes, digest);
      room -= bytes.byteLength;
      if (room < 0)
        throw new ReleaseError('SIZE', {
          address: release,
          cause: `The files of ${release} exceed the limit of ${Math.round(limits.releaseBytes / 1024)} KiB in total.`,
          cure: 'Make them smaller, or raise RELEASE_LIMIT_MB.',
        });
      fetched.set(path, bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  } catch (error) {
    failed.abort();
    if (!late.aborted) throw error;
    const cause = `The files of ${release} did not load within ${limits.releaseTimeoutMs / 1000} s.`;
    throw new ReleaseError('TIMEOUT', { address: release, cause, cure: 'Check its server.' }, { cause: error });
  }
  requireEntry(new URL(browser.entry, release).href, browser, fetched);
  requireSmallPages(descriptor, fetched, limits.releasePageBytes);
  return fetched;
}

function requireEntry(url: string, { entry, global, exposes }: ReleaseDescriptor['browser'], files: ReleaseFiles) {
  const bytes = files.get(entry);
  if (!bytes) return; // In development, only the Node build is fetched.
  const script = new TextDecoder().decode(bytes);
  const missing = [global, ...Object.keys(exposes)].find((name) => !script.includes(name));
  if (missing !== undefined)
    throw new ReleaseError('ENTRY', {
      address: url,
      cause: `${url} does not contain ${missing}, which its release.json lists.`,
      cure: 'Build the release again.',
    });
}

function requireSmallPages(
  { name, version, browser: { entry, exposes } }: ReleaseDescriptor,
  files: ReleaseFiles,
  limitBytes: number,
) {
  for (const [module, scripts] of Object.entries(exposes)) {
    const bytes = [...new Set([entry, ...scripts])].reduce(
      (sum, script) => sum + (files.get(script)?.byteLength ?? 0),
      0,
    );
    if (bytes <= limitBytes) continue;
    const [size, limit] = [bytes, limitBytes].map((value) => `${Math.ceil(value / 1024)} KiB`);
    throw new ReleaseError('PAGE_SIZE', {
      cause: `${module} of ${name} ${version} loads ${size} of scripts before it runs. The limit is ${limit}.`,
      cure: 'Use import() for code that it does not need at first, or raise RELEASE_PAGE_LIMIT_KB.',
    });
  }
}

function asBrowser(path: string): 'script' | 'file' | undefined {
  if (!isBrowserFile(path)) return undefined;
  return path.endsWith('.js') ? 'script' : 'file';
}

function requireDigest(url: string, bytes: Uint8Array, digest: string) {
  const actual = computeIntegrity(bytes);
  if (actual !== digest)
    throw new ReleaseError('DIGEST', {
      address: url,
      cause: `${url} does not match its digest: it has ${actual} instead of ${digest}.`,
      cure: 'Upload the release again as it was built.',
    });
}

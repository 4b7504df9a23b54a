import { integrityOf } from '@site/release/integrity';
import { isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { ABSENT, isJavascriptType } from '../gates/fetch-file.ts';
import type { FetchReleaseOptions } from '../gates/fetch-release.ts';

/** Only `ill` makes the command fail. `unknown` couldn't be checked. */
export interface Finding {
  state: 'well' | 'ill' | 'warning' | 'unknown';
  /** A remote, an address, or the composition. */
  about: string;
  sentence: string;
  cure?: string;
}

interface Symptom {
  /** Completes the sentence "3 of 10 files ...". */
  sentence: string;
  cure: string;
}

const AT_ONCE = 6;
const YEAR_SECONDS = 31_536_000;
const WORTH_COMPRESSING_BYTES = 1024;
const TEXT = /\.(?:js|css|json|svg|html|txt|map)$/;

const MISSING: Symptom = {
  sentence: 'are not on the server: the release is published by half',
  cure: 'Publish it again, whole; its release.json belongs there last.',
};
const LATE: Symptom = { sentence: 'did not come', cure: 'Look after the server: it does not answer, or too slowly.' };
const REFUSED: Symptom = {
  sentence: 'are not sent: the server answers with an error',
  cure: 'Look after the server: its log says why.',
};
const REDIRECTED: Symptom = {
  sentence: 'are redirected',
  cure: 'Serve a release where it lies: browsers take no redirect for a script with a digest of another origin.',
};
const DAMAGED: Symptom = {
  sentence: 'are not what was released: their digest is another',
  cure: 'Put the release on its server again as it was built, and let nothing on the way change it.',
};
const NO_CORS: Symptom = {
  sentence: 'come without "Access-Control-Allow-Origin: *"',
  cure: 'Let the server send it: browsers refuse scripts with a digest otherwise.',
};
const TYPE: Symptom = {
  sentence: 'come with another type than "text/javascript"',
  cure: 'Let the server say "Content-Type: text/javascript" of .js files.',
};
const SNIFFED: Symptom = {
  sentence: 'come without "X-Content-Type-Options: nosniff"',
  cure: 'Let the server send it, so that no browser guesses a type.',
};
const NOT_KEPT: Symptom = {
  sentence: 'may not be kept for a year',
  cure: 'Let the server say "Cache-Control: public, max-age=31536000, immutable": a release never changes.',
};
const NOT_COMPRESSED: Symptom = {
  sentence: 'come uncompressed',
  cure: 'Let the server send the brotli or gzip form to whoever takes it: a release has both beside its files.',
};

export async function probeRelease(
  release: string,
  { name, version, files }: ReleaseDescriptor,
  options: FetchReleaseOptions,
): Promise<Finding[]> {
  const found = new Map<Symptom, string[]>();
  const left = Object.entries(files);
  const all = left.length;
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, digest] = next;
      for (const symptom of await probeFile(new URL(path, release).href, path, digest, options))
        found.set(symptom, [...(found.get(symptom) ?? []), path]);
      options.onFile?.(all - left.length, all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const about = `${name} ${version}`;
  if (found.size === 0)
    return [
      {
        state: 'well',
        about,
        sentence: `All ${all} files of ${release} are there, whole, and served as they should be.`,
      },
    ];
  return [...found].map(([{ sentence, cure }, paths]) => ({
    state: 'ill',
    about,
    sentence: `${paths.length} of ${all} files ${sentence}: ${named(paths)}.`,
    cure,
  }));
}

async function probeFile(
  url: string,
  path: string,
  digest: string,
  { origin, limits }: FetchReleaseOptions,
): Promise<Symptom[]> {
  const fetched = await fetchBounded(url, origin, limits.fileBytes, limits.fileMs);
  if (!fetched) return [LATE];
  const { status, headers, bytes } = fetched;
  if (status >= 300 && status < 400) return [REDIRECTED];
  if (status !== 200) return [ABSENT.has(status) ? MISSING : REFUSED];
  const isForBrowsers = isBrowserFile(path);
  const allowed = headers.get('access-control-allow-origin');
  return [
    ...(integrityOf(bytes) === digest ? [] : [DAMAGED]),
    ...(isForBrowsers && allowed !== '*' && allowed !== origin ? [NO_CORS] : []),
    ...(isForBrowsers && path.endsWith('.js') && !isJavascriptType(headers.get('content-type')) ? [TYPE] : []),
    ...(isForBrowsers && headers.get('x-content-type-options') !== 'nosniff' ? [SNIFFED] : []),
    ...(isForBrowsers && !isKept(headers.get('cache-control') ?? '') ? [NOT_KEPT] : []),
    ...(isForBrowsers &&
    TEXT.test(path) &&
    bytes.byteLength > WORTH_COMPRESSING_BYTES &&
    !headers.get('content-encoding')
      ? [NOT_COMPRESSED]
      : []),
  ];
}

/** Without caching, each visit waits for the entry script. @returns undefined if browsers may cache it for a year */
export async function cachingProblem(
  release: string,
  { browser }: ReleaseDescriptor,
  { origin, limits }: FetchReleaseOptions,
): Promise<{ isForbidden: boolean; sentence: string } | undefined> {
  const url = new URL(browser.entry, release).href;
  const said = (await fetchBounded(url, origin, limits.fileBytes, limits.fileMs))?.headers.get('cache-control') ?? '';
  if (isKept(said)) return undefined;
  const isForbidden = /no-store/.test(said);
  return {
    isForbidden,
    sentence: `${url} may ${isForbidden ? 'never be kept' : 'not be kept for a year'}. ${NOT_KEPT.cure}`,
  };
}

function isKept(cacheControl: string): boolean {
  const age = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return age >= YEAR_SECONDS && cacheControl.includes('immutable') && !/no-store|no-cache|private/.test(cacheControl);
}

/** Returns `undefined` on a timeout, a network error, or an oversized response. */
async function fetchBounded(
  url: string,
  origin: string,
  limitBytes: number,
  limitMs: number,
): Promise<{ status: number; headers: Headers; bytes: Uint8Array } | undefined> {
  try {
    const response = await fetch(url, {
      headers: { origin, 'accept-encoding': 'br, gzip' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > limitBytes) return undefined;
      chunks.push(chunk);
    }
    return { status: response.status, headers: response.headers, bytes: Buffer.concat(chunks, size) };
  } catch {
    return undefined;
  }
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}

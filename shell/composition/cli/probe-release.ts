import { integrityOf } from '@site/release/integrity';
import { isBrowserFile, type ReleaseDescriptor } from '@site/release/release-descriptor';
import { ABSENT, isJavascriptType } from '../gates/fetch-file.ts';
import type { FetchReleaseOptions } from '../gates/fetch-release.ts';
import { readBounded } from '../gates/read-bounded.ts';

/** Only `ill` makes the command fail. `unknown` couldn't be checked. */
export interface Finding {
  state: 'well' | 'ill' | 'warning' | 'unknown';
  about: string;
  sentence: string;
  cure?: string;
}

interface Symptom {
  /** Completes "Files that ...". */
  sentence: string;
  cure: string;
}

const AT_ONCE = 6;
const YEAR_SECONDS = 31_536_000;
const WORTH_COMPRESSING_BYTES = 1024;
const TEXT = /\.(?:js|css|json|svg|html|txt|map)$/;
const COMPRESSED = 'br, gzip';
/** One damaged copy reaches only some clients. */
const OTHER_FORMS = ['gzip', 'identity'];

const MISSING: Symptom = {
  sentence: 'are missing on the server',
  cure: 'The release is only partly published. Publish the whole release again, and upload its release.json last.',
};
const LATE: Symptom = { sentence: 'did not load', cure: 'Check the server: it does not respond, or it is too slow.' };
const REFUSED: Symptom = {
  sentence: 'the server answers with an error',
  cure: 'Check the log of the server.',
};
const REDIRECTED: Symptom = {
  sentence: 'are redirected',
  cure: 'Serve releases without redirects: browsers reject a redirected script that has a digest.',
};
const DAMAGED: Symptom = {
  sentence: 'do not match their digests',
  cure: 'Upload the release again as it was built, and check that no proxy changes it.',
};
const NO_CORS: Symptom = {
  sentence: 'have no "Access-Control-Allow-Origin: *" header',
  cure: 'Configure the server to send it. Without it, browsers reject scripts that have a digest.',
};
const TYPE: Symptom = {
  sentence: 'have a type other than "text/javascript"',
  cure: 'Configure the server to send "Content-Type: text/javascript" for .js files.',
};
const SNIFFED: Symptom = {
  sentence: 'have no "X-Content-Type-Options: nosniff" header',
  cure: 'Configure the server to send it, so that browsers do not guess the type.',
};
const NOT_KEPT: Symptom = {
  sentence: 'cannot be cached for a year',
  cure: 'Configure the server to send "Cache-Control: public, max-age=31536000, immutable", because a release never changes.',
};
const NOT_COMPRESSED: Symptom = {
  sentence: 'are not compressed',
  cure: 'Configure the server to send the .br or .gz file of the release to clients that accept it.',
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
        sentence: `All ${all} files of ${release} are complete and have the right headers.`,
      },
    ];
  return [...found].map(([{ sentence, cure }, paths]) => ({
    state: 'ill',
    about,
    sentence: `Files that ${sentence} (${paths.length} of ${all}): ${named(paths)}.`,
    cure,
  }));
}

async function probeFile(
  url: string,
  path: string,
  digest: string,
  { origin, limits }: FetchReleaseOptions,
): Promise<Symptom[]> {
  const fetchAs = (encoding: string) => fetchBounded(url, origin, limits.fileBytes, limits.fileMs, encoding);
  const fetched = await fetchAs(COMPRESSED);
  if (!fetched) return [LATE];
  const { status, headers, bytes } = fetched;
  if (status >= 300 && status < 400) return [REDIRECTED];
  if (status !== 200) return [ABSENT.has(status) ? MISSING : REFUSED];
  const forms = [fetched, ...(await Promise.all(OTHER_FORMS.map(fetchAs)))];
  if (forms.includes(undefined)) return [LATE];
  const isForBrowsers = isBrowserFile(path);
  const allowed = headers.get('access-control-allow-origin');
  return [
    ...(forms.every((form) => form && integrityOf(form.bytes) === digest) ? [] : [DAMAGED]),
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
    sentence: `${url} may ${isForbidden ? 'never be cached' : 'not be cached for a year'}. ${NOT_KEPT.cure}`,
  };
}

function isKept(cacheControl: string): boolean {
  const age = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return age >= YEAR_SECONDS && cacheControl.includes('immutable') && !/no-store|no-cache|private/.test(cacheControl);
}

/** Undefined on a timeout, a network error, or an oversized response. */
async function fetchBounded(
  url: string,
  origin: string,
  limitBytes: number,
  limitMs: number,
  encoding = COMPRESSED,
): Promise<{ status: number; headers: Headers; bytes: Uint8Array } | undefined> {
  try {
    const response = await fetch(url, {
      headers: { origin, 'accept-encoding': encoding },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const bytes = await readBounded(response, limitBytes);
    return bytes && { status: response.status, headers: response.headers, bytes };
  } catch {
    return undefined;
  }
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}

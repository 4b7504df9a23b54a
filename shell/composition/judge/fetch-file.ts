import { ReleaseError, type ReleaseErrorCode } from '../document/gate-results.ts';

export interface FetchFileOptions {
  origin: string;
  limitBytes: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Applies the browser's checks for cross-origin scripts. */
  asBrowser?: 'script' | 'file' | undefined;
  absent?: ReleaseError;
}

/** https://mimesniff.spec.whatwg.org/#javascript-mime-type */
const JAVASCRIPT =
  /^(?:text\/(?:javascript(?:1\.[0-5])?|ecmascript|jscript|livescript|x-ecmascript|x-javascript)|application\/(?:javascript|ecmascript|x-ecmascript|x-javascript))$/;
/** Some object stores return 403 for missing files. */
const ABSENT: ReadonlySet<number> = new Set([403, 404, 410]);
const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `Text/JavaScript; charset=utf-8` becomes `text/javascript`. */
function getEssence(contentType: string | null): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

export async function fetchFile(url: string, options: FetchFileOptions): Promise<Uint8Array> {
  const { origin, timeoutMs, signal, asBrowser } = options;
  if (asBrowser && origin.startsWith('https:') && url.startsWith('http:') && !isLoopback(url)) {
    const cause = `${url} is not https, so browsers do not load it on ${origin}.`;
    throw new ReleaseError('INSECURE', { address: url, cause, cure: 'Serve the release over https.' });
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { origin, 'accept-encoding': 'br, gzip' },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const problem = findProblem(url, response, options);
    if (problem) {
      await response.body?.cancel().catch(() => undefined);
      throw problem;
    }
    const bytes = await readBounded(response, options.limitBytes);
    if (!bytes) throw tooLarge(url, options.limitBytes);
    return bytes;
  } catch (error) {
    throw error instanceof ReleaseError
      ? error
      : networkError(url, error, { timeoutMs, timedOut: timeout.aborted, aborted: signal?.aborted ?? false });
  }
}

function findProblem(
  url: string,
  response: Response,
  { origin, asBrowser, absent }: FetchFileOptions,
): ReleaseError | undefined {
  const { status, headers } = response;
  const buildError = (code: ReleaseErrorCode, cause: string, cure: string) =>
    new ReleaseError(code, { address: url, cause, cure });
  if (status >= 300 && status < 400) {
    const cause = `${url} redirects to ${headers.get('location') ?? 'nowhere'}.`;
    return buildError('REDIRECT', cause, 'Releases must not redirect. Use the final URL.');
  }
  if (absent && ABSENT.has(status)) return absent;
  if (status !== 200)
    return buildError('STATUS', `${url} returned ${status}.`, 'Check that the whole release is on its server.');
  if (!asBrowser) return undefined;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) {
    const header = allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`;
    return buildError(
      'CORS',
      `${url} has ${header}, so browsers do not run it on ${origin}.`,
      'Configure its server to send "Access-Control-Allow-Origin: *".',
    );
  }
  const type = getEssence(headers.get('content-type'));
  if (asBrowser === 'script' && !JAVASCRIPT.test(type))
    return buildError(
      'TYPE',
      `${url} has ${type ? `the type "${type}"` : 'no Content-Type'}, which browsers do not run.`,
      'Configure its server to send "Content-Type: text/javascript".',
    );
  if (headers.get('cache-control')?.includes('no-store'))
    return buildError(
      'CACHING',
      `${url} cannot be cached, so every visit would download it.`,
      'Configure its server to send "Cache-Control: public, max-age=31536000, immutable", because a release never changes.',
    );
  return undefined;
}

/** @returns undefined if the body exceeds the limit. Reading stops there, because a body may be endless. */
export async function readBounded(response: Response, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function tooLarge(url: string, limitBytes: number): ReleaseError {
  return new ReleaseError('SIZE', {
    address: url,
    cause: `${url} is larger than the limit of ${Math.round(limitBytes / 1024)} KiB.`,
    cure: 'Make it smaller, or raise RELEASE_FILE_LIMIT_MB and RELEASE_LIMIT_MB.',
  });
}

function networkError(
  url: string,
  cause: unknown,
  { timeoutMs, timedOut, aborted }: { timeoutMs: number; timedOut: boolean; aborted: boolean },
): ReleaseError {
  const buildError = (code: ReleaseErrorCode, text: string, cure?: string) =>
    new ReleaseError(code, { address: url, cause: text, ...(cure === undefined ? {} : { cure }) }, { cause });
  if (aborted) return buildError('ABORTED', `Fetching ${url} was canceled.`);
  if (timedOut) return buildError('TIMEOUT', `${url} did not load within ${timeoutMs / 1000} s.`, 'Check its server.');
  const { message, cause: reason } = cause as Error & { cause?: NodeJS.ErrnoException };
  if (message !== 'fetch failed')
    return buildError('BROKEN_OFF', `The response of ${url} ended early.`, 'Check its server.');
  const text = `Cannot reach ${url} (${reason?.code ?? reason?.message ?? 'no reason given'}).`;
  return buildError('UNREACHABLE', text, 'Check that its server is running.');
}

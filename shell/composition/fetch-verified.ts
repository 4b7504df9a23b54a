import { integrityOf } from '@site/shell-contract/build/integrity';

/** Why a file of a release could not be used. */
export class ReleaseFileError extends Error {
  override name = 'ReleaseFileError';
  readonly code: 'UNREACHABLE' | 'STATUS' | 'DIGEST';

  constructor(code: ReleaseFileError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const TIME_LIMIT_MS = 4000;

/** Fetches a file and checks its digest. What differs is never handed on. Throws `ReleaseFileError`. */
export async function fetchVerified(url: string, digest: string): Promise<string> {
  const { response, bytes } = await fetchBytes(url);
  if (!response.ok) throw new ReleaseFileError('STATUS', `${url} answered ${response.status}.`);
  const actual = integrityOf(bytes);
  if (actual !== digest) throw new ReleaseFileError('DIGEST', `${url} is not what the composition names: its digest is ${actual}, expected ${digest}.`);
  return new TextDecoder().decode(bytes);
}

async function fetchBytes(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), redirect: 'error' });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ReleaseFileError('UNREACHABLE', late ? `${url} did not answer within ${TIME_LIMIT_MS / 1000} seconds.` : `${url} cannot be reached.`, { cause });
  }
}

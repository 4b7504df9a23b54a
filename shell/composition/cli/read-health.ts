import { parseJson } from '@site/release/parse-json';
import { readBounded } from '../judge/read-bounded.ts';

const LIMIT_MS = 3000;
const LIMIT_BYTES = 4_194_304;

export function healthUrl(site: string): string {
  return new URL('/health/ready', site).href;
}

/** A site that isn't ready sends the same body with a 503. */
export function readHealth(site: string): Promise<unknown> {
  return readJson(healthUrl(site));
}

/** Undefined if the body is not JSON or too large. Rejects without a response. */
export async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  return parseJson((await readBounded(response, LIMIT_BYTES))?.toString('utf8') ?? '');
}

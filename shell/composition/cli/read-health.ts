import { readBounded } from '../gates/read-bounded.ts';

const LIMIT_MS = 3000;
const LIMIT_BYTES = 4_194_304;

export function healthUrl(site: string): string {
  return new URL('/health/ready', site).href;
}

/**
 * Returns the parsed body, or undefined if it is not JSON or too large. A site that isn't ready sends the same body
 * with a 503. Rejects without a response.
 */
export async function readHealth(site: string): Promise<unknown> {
  const response = await fetch(healthUrl(site), { signal: AbortSignal.timeout(LIMIT_MS) });
  const text = (await readBounded(response, LIMIT_BYTES))?.toString('utf8') ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

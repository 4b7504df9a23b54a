import type { z } from 'zod';
import { parseShare } from '../document/rollout.ts';

export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}

/** Returns ten-thousandths; see `ALL_VISITORS`. */
export function requireShare(text: string, option: string): number {
  const share = parseShare(text);
  if (share === undefined)
    throw new UsageError(
      `${option} is "${text}", but it must be a share from 0% to 100% with at most two decimals, such as 0.25%.`,
    );
  return share;
}

/** Rejects credentials. `complaint` and `orElse` complete the error message. */
export function requireUrl(text: string, complaint: string, orElse = ''): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" ${complaint}. Use an address that begins with http:// or https://${orElse}.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      `Remove the user name and password from the address of ${url.host}${url.pathname}. Requests cannot send them.`,
    );
  return url;
}

export function requireNumber(text: string, option: string, schema: z.ZodType<number>): number {
  const parsed = schema.safeParse(text === '' ? undefined : text);
  if (!parsed.success) throw new UsageError(`${option} is "${text}": ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

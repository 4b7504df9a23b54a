import type { z } from 'zod';
import { parseShare } from '../document/rollout.ts';

export class UsageError extends Error {
  override name = 'UsageError';
  readonly code = 'USAGE';
}

/** Returns ten-thousandths; see `EVERYBODY`. */
export function requireShare(text: string, option: string): number {
  const share = parseShare(text);
  if (share === undefined)
    throw new UsageError(
      `${option} is "${text}": it is a share from 0% to 100%, with two decimals at most, such as 0.25%.`,
    );
  return share;
}

/** Rejects credentials. `complaint` and `orElse` complete the error message. */
export function requireUrl(text: string, complaint: string, orElse = ''): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" ${complaint}: it begins with http:// or https://${orElse}.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      `The address of ${url.host}${url.pathname} holds a user name or password, with which no request can be made: leave them out.`,
    );
  return url;
}

export function requireNumber(text: string, option: string, schema: z.ZodType<number>): number {
  const parsed = schema.safeParse(text === '' ? undefined : text);
  if (!parsed.success) throw new UsageError(`${option} is "${text}": ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

import { randomBytes } from 'node:crypto';
import { formatCookie, readCookie } from '../../http/cookies.ts';

export const ROLLOUT_COOKIE = 'rollout';
/** 16 million values: precise shares, but too few to identify a person. */
const VISITOR_BYTES = 3;
/** Longer than any rollout. The next page clears the cookie of an ended one. */
const LIFE_SECONDS = 30 * 24 * 3600;
const VALUE = /^([a-z0-9-]{1,64})\.([\w-]{4})$/;

interface RolloutCookie {
  rollout: string;
  visitor: string;
}

export function readRolloutCookie(header: string | undefined): RolloutCookie | undefined {
  const [, rollout, visitor] = VALUE.exec(readCookie(header, ROLLOUT_COOKIE) ?? '') ?? [];
  return rollout === undefined || visitor === undefined ? undefined : { rollout, visitor };
}

export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

/** Without a value, clears the cookie. */
export function formatRolloutCookie(cookie: RolloutCookie | undefined, isSecure: boolean): string {
  const value = cookie ? `${cookie.rollout}.${cookie.visitor}` : '';
  return formatCookie({ name: ROLLOUT_COOKIE, value, maxAgeSeconds: cookie ? LIFE_SECONDS : 0, isSecure });
}

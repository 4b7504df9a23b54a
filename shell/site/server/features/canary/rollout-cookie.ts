import { randomBytes } from 'node:crypto';
import { formatCookie, hasCookie, readCookie } from '../../http/cookies.ts';

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

/** Also true for an unreadable cookie. */
export function hasRolloutCookie(header: string | undefined): boolean {
  return hasCookie(header, [ROLLOUT_COOKIE]);
}

export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

export function formatRolloutCookie({ rollout, visitor }: RolloutCookie, isSecure: boolean): string {
  return formatCookie({ name: ROLLOUT_COOKIE, value: `${rollout}.${visitor}`, maxAgeSeconds: LIFE_SECONDS, isSecure });
}

export function clearedRolloutCookie(isSecure: boolean): string {
  return formatCookie({ name: ROLLOUT_COOKIE, value: '', maxAgeSeconds: 0, isSecure });
}

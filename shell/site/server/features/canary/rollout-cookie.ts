import { randomBytes } from 'node:crypto';

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

/** The first of several cookies has the most specific path. */
export function readRolloutCookie(header: string | undefined): RolloutCookie | undefined {
  const own = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${ROLLOUT_COOKIE}=`));
  const [, rollout, visitor] = VALUE.exec(own?.slice(ROLLOUT_COOKIE.length + 1) ?? '') ?? [];
  return rollout === undefined || visitor === undefined ? undefined : { rollout, visitor };
}

/** Also true for an unreadable cookie. */
export function hasRolloutCookie(header: string | undefined): boolean {
  return header?.split(';').some((pair) => pair.trim().startsWith(`${ROLLOUT_COOKIE}=`)) === true;
}

export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

export function formatRolloutCookie({ rollout, visitor }: RolloutCookie, isSecure: boolean): string {
  return attributes(`${rollout}.${visitor}`, LIFE_SECONDS, isSecure);
}

export function clearedRolloutCookie(isSecure: boolean): string {
  return attributes('', 0, isSecure);
}

/** Without `Domain`, the cookie is host-only. */
function attributes(value: string, maxAge: number, isSecure: boolean): string {
  return `${ROLLOUT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

import { randomBytes } from 'node:crypto';

export const ROLLOUT_COOKIE = 'rollout';
/** 16 million values: few enough to tell a browser and nobody, enough to make shares exact. */
const VISITOR_BYTES = 3;
/** No rollout takes longer; the cookie of one that has ended goes with the visitor's next page. */
const LIFE_SECONDS = 30 * 24 * 3600;
const VALUE = /^([a-z0-9-]{1,64})\.([\w-]{4})$/;

interface RolloutCookie {
  rollout: string;
  /** A random value. */
  visitor: string;
}

/** What the cookie header of a request says, if anything. The first of several: it is of the most specific path. */
export function readRolloutCookie(header: string | undefined): RolloutCookie | undefined {
  const own = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${ROLLOUT_COOKIE}=`));
  const [, rollout, visitor] = VALUE.exec(own?.slice(ROLLOUT_COOKIE.length + 1) ?? '') ?? [];
  return rollout === undefined || visitor === undefined ? undefined : { rollout, visitor };
}

/** Whether a request brings such a cookie, be it one that cannot be read. */
export function hasRolloutCookie(header: string | undefined): boolean {
  return header?.split(';').some((pair) => pair.trim().startsWith(`${ROLLOUT_COOKIE}=`)) === true;
}

export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

/** @param isSecure whether the visitor came by HTTPS */
export function formatRolloutCookie({ rollout, visitor }: RolloutCookie, isSecure: boolean): string {
  return attributes(`${rollout}.${visitor}`, LIFE_SECONDS, isSecure);
}

export function clearedRolloutCookie(isSecure: boolean): string {
  return attributes('', 0, isSecure);
}

/** Without `Domain`: for this host alone. */
function attributes(value: string, maxAge: number, isSecure: boolean): string {
  return `${ROLLOUT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

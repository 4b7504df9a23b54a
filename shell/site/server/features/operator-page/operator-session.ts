import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A working day: an operator signs in once. */
const SESSION_SECONDS = 12 * 3600;
const COOKIE = 'operator';
export const OPERATOR_PATH = '/_operator';

export interface OperatorSession {
  /** Who has signed in, as he says himself: it stands in the history. */
  name: string;
  /** Goes with each form of the session: another site cannot know it. */
  formToken: string;
}

/**
 * Who may use the operator's page: whoever knows the token. A session is a cookie that the token signs, so that each shell of a fleet knows it
 * and none keeps it; another token ends all sessions.
 */
export class OperatorSessions {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  isToken(given: string): boolean {
    return isSame(digest(given), digest(this.#token));
  }

  /** The header `Set-Cookie` of a new session. */
  begin(name: string, { isSecure, now = Date.now() }: { isSecure: boolean; now?: number }): string {
    const payload = Buffer.from(
      JSON.stringify([name, Math.floor(now / 1000) + SESSION_SECONDS, randomBytes(9).toString('base64url')]),
    ).toString('base64url');
    return cookie(`${payload}.${this.#sign('session', payload)}`, SESSION_SECONDS, isSecure);
  }

  /** The header `Set-Cookie` that ends a session. */
  end(isSecure: boolean): string {
    return cookie('', 0, isSecure);
  }

  /** @param header `Cookie` of the request. `undefined` where it holds no session, or one that has been altered or is over */
  read(header: string | undefined, now = Date.now()): OperatorSession | undefined {
    const value = (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [payload = '', signature = ''] = (value ?? '').split('.');
    if (!isSame(digest(signature), digest(this.#sign('session', payload)))) return undefined;
    const [name, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
    return now / 1000 < expires ? { name, formToken: this.#sign('form', payload) } : undefined;
  }

  isForm({ formToken }: OperatorSession, given: string): boolean {
    return isSame(digest(given), digest(formToken));
  }

  #sign(purpose: 'session' | 'form', text: string): string {
    return createHmac('sha256', this.#token).update(`${purpose}:${text}`).digest('base64url');
  }
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  return `${COOKIE}=${value}; Path=${OPERATOR_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** In a time that tells nothing of where they differ. */
function isSame(a: Buffer, b: Buffer): boolean {
  return timingSafeEqual(a, b);
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { formatCookie, readCookie } from '../../http/visitor.ts';

const SESSION_SECONDS = 12 * 3600;
const COOKIE = 'operator';
export const OPERATOR_PATH = '/_operator';

export interface OperatorSession {
  /** Operators enter their own names, which the history shows. */
  name: string;
  /** Forms send it to prevent CSRF. */
  formToken: string;
}

/** Sessions are cookies signed with the operator token, so every shell accepts them, and a new token invalidates them. */
export class OperatorSessions {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  isToken(text: string): boolean {
    return isSame(text, this.#token);
  }

  begin(name: string, secure: boolean, now = Date.now()): string {
    const payload = Buffer.from(
      JSON.stringify([name, Math.floor(now / 1000) + SESSION_SECONDS, randomBytes(9).toString('base64url')]),
    ).toString('base64url');
    return sessionCookie(`${payload}.${this.#sign('session', payload)}`, SESSION_SECONDS, secure);
  }

  end(secure: boolean): string {
    return sessionCookie('', 0, secure);
  }

  read(header: string | undefined, now = Date.now()): OperatorSession | undefined {
    const [payload = '', signature = ''] = (readCookie(header, COOKIE) ?? '').split('.');
    if (!isSame(signature, this.#sign('session', payload))) return undefined;
    const [name, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number];
    return now / 1000 < expires ? { name, formToken: this.#sign('form', payload) } : undefined;
  }

  isForm({ formToken }: OperatorSession, token: string): boolean {
    return isSame(token, formToken);
  }

  #sign(purpose: 'session' | 'form', text: string): string {
    return createHmac('sha256', this.#token).update(`${purpose}:${text}`).digest('base64url');
  }
}

function sessionCookie(value: string, maxAge: number, secure: boolean): string {
  return formatCookie({ name: COOKIE, value, maxAge, secure, path: OPERATOR_PATH, sameSite: 'strict' });
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(first, second);
}

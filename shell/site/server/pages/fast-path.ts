import { hasEntityTag } from '@site/http-server/encoded-content';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasCookie } from '../http/cookies.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { calledBy, publicOrigin } from '../http/visitor.ts';
import { formOf } from './encoded-page.ts';
import type { Pages } from './pages.ts';
import type { Revisions } from './revisions.ts';

interface FastPathOptions {
  revisions: Pick<Revisions, 'current' | 'isDivided'>;
  pages: Pages;
  /** Defaults to the origin of the request. */
  siteUrl: string | undefined;
  proxies: TrustedProxies;
  security: SecurityHeaders;
  /** Cookies on which responses depend. Requests that carry one take the regular path. */
  cookies: readonly string[];
}

const UNUSUAL_HEADERS = [
  'range',
  'if-match',
  'if-unmodified-since',
  'if-modified-since',
  'authorization',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
] as const;

/**
 * Sends kept pages before routing, which costs more than the rest. The regular path serves every other request, with the
 * same result.
 */
export class FastPath {
  readonly #options: FastPathOptions;
  #count = 0;

  constructor(options: FastPathOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  /** @param id request ID @returns whether it responded */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const { method, url = '', headers } = request;
    const { revisions, pages, siteUrl, proxies, security, cookies } = this.#options;
    const { current, isDivided } = revisions;
    if (!current || isDivided || (method !== 'GET' && method !== 'HEAD')) return false;
    if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined) || hasCookie(headers.cookie, cookies)) return false;
    const visitor = calledBy(headers, proxies.has(peerAddress(request)));
    if (visitor.host === undefined) return false;
    const page = pages.of(current).get(publicOrigin({ visitor }, siteUrl), url);
    if (!page) return false;
    const { encoding, etag, body, headers: own } = formOf(page, headers['accept-encoding']);
    if (!body) return false;
    this.#count += 1;
    const { 'x-frame-options': frameOptions = '', ...others } = security(visitor.protocol);
    const frame = page.isEmbedded ? {} : { 'x-frame-options': frameOptions };
    const sent = { 'x-request-id': id, ...others, ...frame, ...own, etag };
    if (hasEntityTag(headers['if-none-match'], etag)) {
      response.writeHead(304, sent).end();
      return true;
    }
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    // Node omits the body for HEAD.
    response.writeHead(200, { ...sent, ...coding, 'content-length': body.length }).end(body);
    return true;
  }
}

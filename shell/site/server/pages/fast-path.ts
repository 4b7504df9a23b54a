import { acceptedEncoding, hasEntityTag } from '@site/http-server/encoded-content';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasCookie } from '../http/cookies.ts';
import { isApiPath } from '../http/refusal.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { type CalledBy, calledBy, publicOrigin } from '../http/visitor.ts';
import { formOf } from './encoded-page.ts';
import type { Pages } from './pages.ts';
import type { Revisions } from './revisions.ts';

interface FastPathOptions {
  revisions: Pick<Revisions, 'current' | 'isDivided' | 'cookies'>;
  pages: Pages;
  /** Defaults to the origin of the request. */
  siteUrl: string | undefined;
  proxies: TrustedProxies;
  security: SecurityHeaders;
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
/** Bypass cached API responses, for example on reload. */
const BYPASS_HEADERS = ['cache-control', 'pragma'] as const;

/**
 * Sends kept pages and API lists before routing, which costs more than the rest. The regular path serves every other request, with the
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
    const { revisions, pages, siteUrl, proxies, security } = this.#options;
    const { current, isDivided, cookies } = revisions;
    if (!current || isDivided || (method !== 'GET' && method !== 'HEAD')) return false;
    if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined) || hasCookie(headers.cookie, cookies)) return false;
    const visitor = calledBy(headers, proxies.has(peerAddress(request)));
    if (visitor.host === undefined) return false;
    const isApi = isApiPath(url);
    if (isApi && BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return false;
    const page = isApi
      ? pages.of(current).get(...apiKey(visitor, url, headers['accept-encoding']))
      : pages.of(current).get(publicOrigin({ visitor }, siteUrl), url);
    if (!page) return false;
    const { encoding, etag, body, headers: own } = formOf(page, headers['accept-encoding']);
    if (!body) return false;
    this.#count += 1;
    const { ofApi, isEmbedded } = page;
    const sent: Record<string, string | number> = {
      'x-request-id': id,
      ...security(visitor.protocol),
      ...own,
      ...(ofApi && { age: Math.floor((performance.now() - ofApi.bornAt) / 1000) }),
      etag,
    };
    if (isEmbedded) delete sent['x-frame-options'];
    if (hasEntityTag(headers['if-none-match'], etag)) {
      response.writeHead(304, sent).end();
      return true;
    }
    if (ofApi) sent['content-type'] = ofApi.type;
    if (encoding !== 'identity') sent['content-encoding'] = encoding;
    sent['content-length'] = body.length;
    // Node omits the body for HEAD.
    response.writeHead(200, sent).end(body);
    return true;
  }
}

/** API responses may depend on the protocol and host. */
export function apiKey(visitor: CalledBy, path: string, acceptEncoding: string | undefined): [string, string] {
  return [publicOrigin({ visitor }, undefined), `${path} ${acceptedEncoding(acceptEncoding)}`];
}

import { acceptedEncoding, type Encoding, hasEntityTag } from '@site/http-server/encoded-content';
import { peerAddress, type TrustedProxies } from '@site/http-server/visitor-address';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { EncodedPage } from '../site/cache/encoded-page.ts';
import { hasCookie } from '../http/cookies.ts';
import { isApiPath } from '../http/refusal.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { type CalledBy, calledBy, publicOrigin } from '../http/visitor.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';
import { preparedPage } from './prepared-page.ts';
import type { Revisions } from './revisions.ts';

interface FastPathOptions {
  revisions: Pick<Revisions, 'current' | 'isDivided' | 'cookies'>;
  /** Defaults to the origin of the request. */
  siteUrl: string | undefined;
  proxies: TrustedProxies;
  security: SecurityHeaders;
}

const UNCACHEABLE_HEADERS = [
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
/** Bounds memory. Real clients send only a few distinct values. */
const MOST_SPELLINGS = 200;

/**
 * Serves cached responses before routing, which costs more than the rest. The regular path serves every other request,
 * with the same result.
 */
export class FastPath {
  readonly #options: FastPathOptions;
  readonly #encodings = new LRUCache<string, Encoding>({ max: MOST_SPELLINGS });
  readonly #sites = new LRUCache<string, CalledBy>({ max: MOST_SPELLINGS });
  readonly #isForwarded = new WeakMap<Socket, boolean>();
  readonly #forms = new WeakMap<EncodedPage, Map<string, PreparedResponse | undefined>>();
  #count = 0;

  constructor(options: FastPathOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  /** @param id request ID @returns whether it responded */
  answer(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const ready = this.#find(request);
    if (!ready) return false;
    this.#count += 1;
    const {
      form: { etag, body, head, validators },
      age,
    } = ready;
    const own = age === undefined ? ['x-request-id', id] : ['x-request-id', id, 'age', String(age)];
    if (hasEntityTag(request.headers['if-none-match'], etag)) response.writeHead(304, [...own, ...validators]).end();
    // Node omits the body for HEAD.
    else response.writeHead(200, [...own, ...head]).end(body);
    return true;
  }

  #find(request: IncomingMessage): { form: PreparedResponse; age?: number } | undefined {
    const { method, url = '', headers } = request;
    const { current, isDivided, cookies } = this.#options.revisions;
    if (!current || isDivided || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (UNCACHEABLE_HEADERS.some((name) => headers[name] !== undefined) || hasCookie(headers.cookie, cookies))
      return undefined;
    const site = this.#siteOf(request);
    if (site.host === undefined) return undefined;
    const encoding = this.#encodingOf(headers['accept-encoding']);
    if (!isApiPath(url)) {
      const page = current.pages.ready(publicOrigin({ visitor: site }, this.#options.siteUrl), url);
      const form = page && this.#formOf(page, encoding, site.protocol);
      return form && { form };
    }
    if (BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
    return current.answers.get({ site: siteKey(site), path: url, encoding });
  }

  #formOf(page: EncodedPage, encoding: Encoding, protocol: CalledBy['protocol']): PreparedResponse | undefined {
    const forms = this.#forms.get(page) ?? new Map<string, PreparedResponse | undefined>();
    this.#forms.set(page, forms);
    const key = encoding + protocol;
    if (!forms.has(key)) forms.set(key, preparedPage(page, encoding, this.#options.security(protocol)));
    return forms.get(key);
  }

  #encodingOf(header: string | undefined): Encoding {
    if (header === undefined) return 'identity';
    const known = this.#encodings.get(header);
    if (known !== undefined) return known;
    const encoding = acceptedEncoding(header);
    this.#encodings.set(header, encoding);
    return encoding;
  }

  #siteOf(request: IncomingMessage): CalledBy {
    const { socket, headers } = request;
    const isForwarded = this.#isForwarded.get(socket) ?? this.#options.proxies.has(peerAddress(request));
    this.#isForwarded.set(socket, isForwarded);
    const key = isForwarded
      ? JSON.stringify([headers.host, headers['x-forwarded-proto'], headers['x-forwarded-host']])
      : (headers.host ?? '');
    const known = this.#sites.get(key);
    if (known) return known;
    const site = calledBy(headers, isForwarded);
    this.#sites.set(key, site);
    return site;
  }
}

/** API responses may depend on the protocol and host. */
export function siteKey({ protocol, host = '' }: CalledBy): string {
  return `${protocol}://${host}`;
}

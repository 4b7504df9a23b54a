import { acceptedEncoding, type Encoding, hasEntityTag } from '@site/http-server/encoded-content';
import { peerAddress } from '@site/http-server/visitor-address';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProtocolAndHost, readProtocolAndHost, hasCookie, publicOrigin } from '../http/visitor.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Revisions } from '../live/revisions.ts';
import type { ShellSettings } from '../settings.ts';
import { type EncodedPage, buildForm } from './encoded-page.ts';
import type { PageCache } from './page-cache.ts';

interface FastPathOptions {
  revisions: Pick<Revisions, 'current' | 'isDivided' | 'cookies'>;
  pages: PageCache;
  settings: Pick<ShellSettings, 'siteUrl' | 'trustedProxies'>;
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
/** Bounds memory. Browsers send only a few distinct values. */
const MAX_SPELLINGS = 200;

/** Sends cached pages without routing, which would take most of the time. The regular path sends the same response. */
export class FastPath {
  readonly #options: FastPathOptions;
  readonly #encodings = new LRUCache<string, Encoding>({ max: MAX_SPELLINGS });
  readonly #forms = new WeakMap<EncodedPage, Map<string, SentForm | undefined>>();
  #count = 0;

  constructor(options: FastPathOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  /** Returns true if it responded. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    const { method, url = '', headers } = request;
    const { revisions, pages, settings } = this.#options;
    const { current, isDivided, cookies } = revisions;
    if (!current || isDivided || (method !== 'GET' && method !== 'HEAD')) return false;
    if (UNUSUAL_HEADERS.some((name) => headers[name] !== undefined) || hasCookie(headers.cookie, cookies)) return false;
    const visitor = readProtocolAndHost(headers, settings.trustedProxies.has(peerAddress(request)));
    if (visitor.host === undefined) return false;
    const page = pages.of(current).get(publicOrigin({ visitor }, settings.siteUrl) + url);
    const form =
      page?.kind === 'page' && this.#getForm(page, this.#getEncoding(headers['accept-encoding']), visitor.protocol);
    if (!form) return false;
    this.#count += 1;
    if (hasEntityTag(headers['if-none-match'], form.etag))
      response.writeHead(304, ['x-request-id', requestId, ...form.unchanged]).end();
    // Node omits the body for HEAD.
    else response.writeHead(200, ['x-request-id', requestId, ...form.head]).end(form.body);
    return true;
  }

  /** Undefined if the body must be restored. */
  #getForm(page: EncodedPage, encoding: Encoding, protocol: ProtocolAndHost['protocol']): SentForm | undefined {
    const forms = this.#forms.get(page) ?? new Map<string, SentForm | undefined>();
    this.#forms.set(page, forms);
    const key = encoding + protocol;
    if (!forms.has(key)) forms.set(key, sentForm(page, encoding, this.#options.security(protocol)));
    return forms.get(key);
  }

  #getEncoding(header: string | undefined): Encoding {
    if (header === undefined) return 'identity';
    const encoding = this.#encodings.get(header) ?? acceptedEncoding(header);
    this.#encodings.set(header, encoding);
    return encoding;
  }
}

function sentForm(page: EncodedPage, preferred: Encoding, security: Readonly<Record<string, string>>) {
  const { encoding, etag, body, headers } = buildForm(page, preferred);
  if (!body) return undefined;
  const { 'x-frame-options': framing = '', ...otherHeaders } = security;
  const shared = {
    ...otherHeaders,
    ...(!page.isEmbedded && framing && { 'x-frame-options': framing }),
    ...headers,
    etag,
  };
  const full = {
    ...shared,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { etag, body, head: Object.entries(full).flat(), unchanged: Object.entries(shared).flat() };
}

type SentForm = NonNullable<ReturnType<typeof sentForm>>;

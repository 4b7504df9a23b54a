import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_COOKIE,
  PREVIEW_OFF,
  PREVIEW_PARAMETER,
  type PreviewTarget,
  readPreviewToken,
} from '../../../../composition/gates/preview-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visitor looks at by a link. */
    preview?: PreviewTarget | undefined;
    /** Why the link that the visitor came by is worth nothing, to be said once. */
    previewEnded?: 'altered' | 'expired' | undefined;
  }
}

interface PreviewVisitsOptions {
  /** The key that links are signed with. Without one there are none. */
  key: string | undefined;
  siteUrl: string | undefined;
}

const COOKIE_PATTERN = new RegExp(`(?:^|;)\\s*${PREVIEW_COOKIE}=([^;]*)`);
/** What the cookie holds of a link that has expired. */
const EXPIRED = 'expired';
const EXPIRED_TOKEN = { ok: false, reason: EXPIRED } as const;
/** Of a cookie that says once that a link is worth nothing. */
const NOTICE_SECONDS = 60;

/**
 * No cache keeps what one visitor looks at, and no search engine. (Other responses need no `Vary: Cookie` for it: a cache asks anew before it
 * hands out a page, and this is what it then gets.)
 */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Visits by a link: from the one request that brings the token, a cookie leads the visitor's requests to the same revision. */
export class PreviewVisits {
  readonly #key: string | undefined;
  readonly #siteUrl: string | undefined;

  constructor({ key, siteUrl }: PreviewVisitsOptions) {
    this.#key = key;
    this.#siteUrl = siteUrl;
  }

  /** Reads the cookie of every request, and marks what is answered to it. */
  register(server: FastifyInstance) {
    server.decorateRequest('preview');
    server.decorateRequest('previewEnded');
    const key = this.#key;
    if (key === undefined) return;
    server.addHook('onRequest', async (request) => {
      const token = COOKIE_PATTERN.exec(request.headers.cookie ?? '')?.[1];
      if (token === undefined) return;
      const read = token === EXPIRED ? EXPIRED_TOKEN : readPreviewToken(token, key, Date.now());
      if (read.ok) request.preview = read.target;
      else request.previewEnded = read.reason;
    });
    server.addHook('onSend', async ({ preview, previewEnded, url }, reply) => {
      if (preview && !url.startsWith('/assets/')) reply.headers(HEADERS);
      else if (previewEnded && String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(HEADERS);
    });
  }

  /**
   * Where a page is asked for with the parameter: begins or ends a visit, and leads to the same page without it.
   * @returns whether it has answered
   */
  follow(request: FastifyRequest, reply: FastifyReply, { path, search }: { path: string; search: string }): boolean {
    const parameters = new URLSearchParams(search);
    const token = parameters.get(PREVIEW_PARAMETER);
    if (this.#key === undefined || token === null) return false;
    const read = token === PREVIEW_OFF ? undefined : readPreviewToken(token, this.#key, Date.now());
    if (!read) this.#setCookie(request, reply, '', 0);
    else if (read.ok) this.#setCookie(request, reply, token, Math.ceil((read.until - Date.now()) / 1000));
    else this.#setCookie(request, reply, read.reason, NOTICE_SECONDS);
    parameters.delete(PREVIEW_PARAMETER);
    const rest = parameters.size === 0 ? '' : `?${parameters}`;
    void reply.headers(HEADERS).redirect(path + rest, 303);
    return true;
  }

  /** The sentence has been said. */
  forget(request: FastifyRequest, reply: FastifyReply) {
    this.#setCookie(request, reply, '', 0);
  }

  /** For this host alone, out of the reach of scripts, and not sent along by what other sites embed. */
  #setCookie({ visitor }: FastifyRequest, reply: FastifyReply, value: string, seconds: number) {
    const isHttps = visitor.protocol === 'https' || this.#siteUrl?.startsWith('https:') === true;
    void reply.header(
      'set-cookie',
      `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
    );
  }
}

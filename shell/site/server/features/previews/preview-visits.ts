import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_COOKIE,
  PREVIEW_OFF,
  PREVIEW_PARAMETER,
  type PreviewTarget,
  readPreviewToken,
} from '../../../../composition/gates/preview-token.ts';
import { formatCookie, readCookie } from '../../http/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    preview?: PreviewTarget | undefined;
    /** Why the visitor's link is invalid. Shown once. */
    previewEnded?: 'altered' | 'expired' | undefined;
  }
}

interface PreviewVisitsOptions {
  key: string | undefined;
  siteUrl: string | undefined;
}

const EXPIRED = 'expired';
const EXPIRED_TOKEN = { ok: false, reason: EXPIRED } as const;
const NOTICE_SECONDS = 60;

/**
 * Keeps previews out of caches and search engines. Other responses need no `Vary: Cookie`: caches revalidate pages and
 * then get this response.
 */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A link's token becomes a cookie, so later requests get the same preview. */
export class PreviewVisits {
  readonly #key: string | undefined;
  readonly #siteUrl: string | undefined;

  constructor({ key, siteUrl }: PreviewVisitsOptions) {
    this.#key = key;
    this.#siteUrl = siteUrl;
  }

  register(server: FastifyInstance) {
    server.decorateRequest('preview');
    server.decorateRequest('previewEnded');
    const key = this.#key;
    if (key === undefined) return;
    server.addHook('onRequest', async (request) => {
      const token = readCookie(request.headers.cookie, PREVIEW_COOKIE);
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

  /** Starts or ends a preview and redirects if the address has the parameter. True if it replied. */
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

  forget(request: FastifyRequest, reply: FastifyReply) {
    this.#setCookie(request, reply, '', 0);
  }

  #setCookie({ visitor }: FastifyRequest, reply: FastifyReply, value: string, maxAgeSeconds: number) {
    const isSecure = visitor.protocol === 'https' || this.#siteUrl?.startsWith('https:') === true;
    void reply.header('set-cookie', formatCookie({ name: PREVIEW_COOKIE, value, maxAgeSeconds, isSecure }));
  }
}

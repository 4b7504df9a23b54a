import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_COOKIE,
  PREVIEW_OFF,
  PREVIEW_PARAMETER,
  type PreviewTarget,
  readPreviewToken,
} from '../../../../composition/document/preview-token.ts';
import { formatCookie, isSecure, readCookie } from '../../http/visitor.ts';
import { readTarget } from '../../http/request-target.ts';
import type { Core } from '../../routes/core.ts';
import { LEAVE } from './preview.ts';
import { Previews } from './previews.ts';
import type { PageBanner } from '../../live/site-revision.ts';

declare module 'fastify' {
  interface FastifyRequest {
    preview?: PreviewTarget | undefined;
    /** The visitor's link is not valid, or has expired. */
    previewEnded?: true | undefined;
  }
}

/** Instead of a token that is not valid. */
const ENDED = 'ended';
const NOTICE_SECONDS = 60;

/** For a preview that has since gone live. */
const PREVIEW_LIVE: PageBanner = {
  says: 'The version that your link shows is live now. All visitors see it.',
  link: LEAVE,
};

function unavailableBanner(reason = 'Reload in a moment.'): PageBanner {
  const says = `The version that your link shows isn’t ready, so this is what all visitors see. ${reason}`;
  return { says, link: LEAVE };
}

/** Shown once on the live site. */
const PREVIEW_ENDED: PageBanner = {
  says: 'Your preview link is not valid, or has expired. This is the version that all visitors see.',
};

/**
 * Keeps previews out of caches and search engines. Other responses need no `Vary: Cookie`: caches revalidate pages and
 * then get this response.
 */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export function register(server: FastifyInstance, core: Core): void {
  const { previewKey, siteUrl } = core.settings;
  const previews = new Previews(core);
  core.revisions.add({
    cookies: [PREVIEW_COOKIE],
    revisions: () => ({ all: previews.all.flatMap(({ revision }) => revision ?? []), serving: [] }),
  });
  if (previewKey !== undefined) followLinks(server, previews, { key: previewKey, siteUrl });
  server.addHook('onClose', async () => previews.close());
}

/** A link's token becomes a cookie, so later requests get the same preview. */
function followLinks(
  server: FastifyInstance,
  previews: Previews,
  { key, siteUrl }: { key: string; siteUrl: string | undefined },
) {
  server.decorateRequest('preview');
  server.decorateRequest('previewEnded');
  server.addHook('onRequest', async (request) => {
    const token = readCookie(request.headers.cookie, PREVIEW_COOKIE);
    if (token === undefined) return;
    const link = readPreviewToken(token, key, Date.now());
    request.banner = link.ok ? PREVIEW_LIVE : PREVIEW_ENDED;
    if (!link.ok) {
      request.previewEnded = true;
      return;
    }
    const { target } = link;
    request.preview = target;
    request.choice = {
      load: () => previews.get(target),
      unavailable: () => unavailableBanner(previews.failureOf(target)),
      trial: 'preview',
    };
  });
  server.addHook('preHandler', async (request, reply) => {
    const { path, search } = readTarget(request.originalUrl) ?? { path: '/', search: '' };
    const parameters = new URLSearchParams(search);
    const token = parameters.get(PREVIEW_PARAMETER);
    if (token === null || !request.routeOptions.config.isPage) return undefined;
    startOrEnd(request, reply, token);
    parameters.delete(PREVIEW_PARAMETER);
    const rest = parameters.size === 0 ? '' : `?${parameters}`;
    return reply.headers(HEADERS).redirect(path + rest, 303);
  });
  server.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (request.preview ? !request.url.startsWith('/assets/') : request.previewEnded && isPage) reply.headers(HEADERS);
    if (request.previewEnded && request.servedPage) setCookie(request, reply, '', 0);
  });

  function startOrEnd(request: FastifyRequest, reply: FastifyReply, token: string) {
    const link = token === PREVIEW_OFF ? undefined : readPreviewToken(token, key, Date.now());
    if (!link) setCookie(request, reply, '', 0);
    else if (link.ok) setCookie(request, reply, token, Math.ceil((link.until - Date.now()) / 1000));
    else setCookie(request, reply, ENDED, NOTICE_SECONDS);
  }

  function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) {
    const secure = isSecure(request, siteUrl);
    void reply.header('set-cookie', formatCookie({ name: PREVIEW_COOKIE, value, maxAge, secure }));
  }
}

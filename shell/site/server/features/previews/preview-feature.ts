import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_COOKIE,
  PREVIEW_OFF,
  PREVIEW_PARAMETER,
  readPreviewToken,
} from '../../../../composition/document/preview-token.ts';
import { formatCookie, isSecure, readCookie } from '../../http/visitor.ts';
import { readTarget } from '../../http/request-target.ts';
import type { Core } from '../../routes/core.ts';
import { LEAVE } from './preview.ts';
import { Previews } from './previews.ts';
import type { PageBanner } from '../../live/site-revision.ts';

/** Shown if the previewed version is now live. */
const PREVIEW_LIVE: PageBanner = {
  text: 'The version that your link shows is live now. All visitors see it.',
  link: LEAVE,
};

function unavailableBanner(reason = 'Reload in a moment.'): PageBanner {
  const text = `The version that your link shows isn’t ready, so this is what all visitors see. ${reason}`;
  return { text, link: LEAVE };
}

/** Shown once, on the live page. */
const PREVIEW_ENDED: PageBanner = {
  text: 'Your preview link is not valid, or has expired. This is the version that all visitors see.',
};

/** Keeps previews out of caches. Other responses need no `Vary: Cookie`, because caches revalidate pages. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A link's token becomes a cookie, so later requests get the same preview. */
export function register(server: FastifyInstance, core: Core): void {
  const { previewKey: key, siteUrl } = core.settings;
  if (key === undefined) return;
  const previews = new Previews(core);
  core.revisions.add({
    cookies: [PREVIEW_COOKIE],
    revisions: () => ({ all: previews.all.flatMap(({ revision }) => revision ?? []), serving: [] }),
  });
  server.addHook('onClose', async () => previews.close());
  server.addHook('onRequest', async (request) => {
    const token = readCookie(request.headers.cookie, PREVIEW_COOKIE);
    if (token !== undefined) choose(request, readPreviewToken(token, key, Date.now()));
  });
  server.addHook('preHandler', async (request, reply) => {
    const { path, search } = readTarget(request.originalUrl) ?? { path: '/', search: '' };
    const parameters = new URLSearchParams(search);
    const token = parameters.get(PREVIEW_PARAMETER);
    if (token === null || !request.routeOptions.config.isPage) return undefined;
    const link = token === PREVIEW_OFF ? undefined : readPreviewToken(token, key, Date.now());
    if (link?.ok === false) return choose(request, link);
    setCookie(request, reply, link ? token : '', link ? Math.ceil((link.until - Date.now()) / 1000) : 0);
    parameters.delete(PREVIEW_PARAMETER);
    const rest = parameters.size === 0 ? '' : `?${parameters}`;
    return reply.headers(HEADERS).redirect(path + rest, 303);
  });
  server.addHook('onSend', async (request, reply) => {
    const hasEnded = request.banner === PREVIEW_ENDED && request.servedPage !== undefined;
    const isPreview = request.choice?.trial !== undefined && !request.url.startsWith('/assets/');
    if (hasEnded || isPreview) reply.headers(HEADERS);
    if (hasEnded) setCookie(request, reply, '', 0);
  });

  function choose(request: FastifyRequest, link: ReturnType<typeof readPreviewToken>): void {
    request.banner = link.ok ? PREVIEW_LIVE : PREVIEW_ENDED;
    if (link.ok)
      request.choice = {
        load: () => previews.get(link.target),
        unavailable: () => unavailableBanner(previews.getFailure(link.target)),
        trial: 'preview',
      };
    else if (request.choice?.trial !== undefined) request.choice = undefined;
  }

  function setCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) {
    const secure = isSecure(request, siteUrl);
    void reply.header('set-cookie', formatCookie({ name: PREVIEW_COOKIE, value, maxAge, secure }));
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownsPath, pageWithWorkingCopy, type WorkingCopy, withWorkingCopy } from './show-release.ts';

interface SiteProxyOptions {
  /** Origin of the site. */
  site: string;
  host: string;
  /** @param origin the address that the browser uses for this server */
  workingCopy: (origin: string) => WorkingCopy | undefined;
  /** Errors of the latest edit, which open pages show. */
  problem?: () => string | undefined;
}

/** Describes one connection or one encoding, or would let the browser keep an older build. */
const REQUEST_HEADERS = new Set([
  ...['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'keep-alive', 'upgrade'],
  ...['if-none-match', 'if-modified-since', 'origin', 'referer'],
]);
const RESPONSE_HEADERS = new Set([
  ...['connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'],
  ...['strict-transport-security', 'set-cookie', 'location', 'content-security-policy'],
]);
/** The site's page without content, which its service worker uses when the visitor is offline. */
const APP_SHELL = '/_offline';
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;
/** Removes itself, because the site's own worker would keep pages without the working copy. */
const SERVICE_WORKER = `addEventListener('activate',()=>registration.unregister())\n`;

/** Sends everything else to the site, and shows the working copy in its pages. */
export function proxySite(server: FastifyInstance, options: SiteProxyOptions): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(SERVICE_WORKER),
  );
  // No visitor saw a page that fails here, so the site gets no report.
  server.post('/_report', (_request, reply) => reply.code(204).send());
  server.all('/*', (request, reply) => forward(request, reply, options));
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, host, workingCopy, problem }: SiteProxyOptions,
) {
  const { url, method, headers, hostname } = request;
  // Otherwise, pages of other sites could reach this one by a host name that resolves to this machine.
  if (hostname !== host && !LOOPBACK.test(hostname)) return reply.code(403).send();
  // An absolute URL or one without a path would reach another host.
  if (!url.startsWith('/')) return reply.code(400).send();
  const copy = workingCopy(`http://${headers.host}`);
  const path = url.split('?', 1)[0] ?? '';
  // The site's server does not have the working copy, so the browser renders its pages.
  const isOwn = copy !== undefined && method === 'GET' && ownsPath(copy.descriptor, path);
  const response = await fetch(site + (isOwn ? APP_SHELL : url), {
    method,
    headers: sentHeaders(request, site),
    redirect: 'manual',
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  }).catch(() => undefined);
  if (!response) return reply.code(502).type('text/plain').send(`${site} does not respond.\n`);
  reply.code(response.status);
  passHeaders(response, reply, site);
  if (copy && path === '/composition.json' && response.ok)
    return reply
      .header('cache-control', 'no-store')
      .send(Object.assign(withWorkingCopy((await response.json()) as never, copy), { problem: problem?.() }));
  if (!copy || !response.headers.get('content-type')?.startsWith('text/html'))
    return reply.send(Buffer.from(await response.arrayBuffer()));
  const html = pageWithWorkingCopy(await response.text(), copy);
  return reply.header('cache-control', 'no-store').removeHeader('etag').removeHeader('link').send(html);
}

/** Forms compare the origin with the site's. */
function sentHeaders({ headers }: FastifyRequest, site: string): Record<string, string> {
  const passed = Object.entries(headers).filter(([name]) => !REQUEST_HEADERS.has(name));
  return {
    ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    ...(headers.origin === undefined ? {} : { origin: site }),
  };
}

function passHeaders({ headers }: Response, reply: FastifyReply, site: string): void {
  for (const [name, value] of headers) if (!RESPONSE_HEADERS.has(name)) void reply.header(name, value);
  const location = headers.get('location');
  if (location !== null)
    void reply.header('location', location.startsWith(`${site}/`) ? location.slice(site.length) : location);
  for (const cookie of headers.getSetCookie())
    void reply.header('set-cookie', cookie.replace(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, ''));
  const policy = headers.get('content-security-policy');
  // This server has no TLS.
  if (policy !== null) void reply.header('content-security-policy', policy.replace('; upgrade-insecure-requests', ''));
}

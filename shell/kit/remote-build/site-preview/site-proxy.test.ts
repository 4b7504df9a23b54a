import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { requireFreePort } from '../release/require-free-port.ts';
import { requireSite } from './develop-on-site.ts';
import { proxySite } from './site-proxy.ts';

const descriptor = {
  name: 'mf-news',
  browser: { entry: 'browser/entry.js', global: 'mf_news' },
  files: {},
  routes: [{ pattern: '/news', module: './news' }],
} as unknown as ReleaseDescriptor;
const state = JSON.stringify({ composition: { remotes: {}, routes: [] } });
const html = `<body><script type="application/json" id="page-state">${state}</script></body>`;

let site: FastifyInstance;
let proxy: FastifyInstance;
let origins: { site: string; proxy: string };

beforeEach(async () => {
  [site, proxy] = [Fastify(), Fastify()];
  site.setNotFoundHandler((request, reply) =>
    reply
      .code(request.url === '/_offline' ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=1',
        etag: '"a"',
      })
      .send(html),
  );
  site.get('/composition.json', async () => ({ id: 'a', remotes: {}, routes: [] }));
  site.get('/moved', (_request, reply) =>
    reply.header('set-cookie', 'a=b; Secure; Path=/; Domain=site.test').redirect(`${origins.site}/news`),
  );
  site.post('/api/contact', async ({ headers, body }) => ({ origin: headers.origin, host: headers.host, body }));
  origins = { site: await site.listen({ host: 'localhost', port: 0 }), proxy: '' };
  proxySite(proxy, {
    site: origins.site,
    host: 'localhost',
    problem: () => 'routes/news.tsx: Expected a brace',
    workingCopy: (own) => ({ descriptor, base: `${own}/_working-copy/1.0.0-a/` }),
  });
  origins.proxy = await proxy.listen({ host: 'localhost', port: 0 });
});
afterEach(async () => {
  await Promise.all([site.close(), proxy.close()]);
});

const get = (path: string) => fetch(origins.proxy + path, { redirect: 'manual' });

test('a page that only the working copy has is found, and others are not', async () => {
  const [own, other] = await Promise.all([get('/news'), get('/elsewhere')]);
  expect([own.status, other.status]).toEqual([200, 404]);
  expect(await own.text()).toContain('This is a preview of a working copy of mf-news');
  expect(own.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect([own.headers.get('strict-transport-security'), own.headers.get('etag')]).toEqual([null, null]);
});

test('the composition names the working copy at the address that the browser knows, and errors of the latest edit', async () => {
  const { remotes, problem } = (await (await get('/composition.json')).json()) as { remotes: object; problem: string };
  expect(problem).toBe('routes/news.tsx: Expected a brace');
  expect(remotes).toMatchObject({ 'mf-news': { base: `${origins.proxy}/_working-copy/1.0.0-a/browser/` } });
});

test('a failure in the browser is not reported to the site', async () => {
  expect((await fetch(`${origins.proxy}/_report`, { method: 'POST', body: '{}' })).status).toBe(204);
});

test('redirects and cookies stay within the preview', async () => {
  const { status, headers } = await get('/moved');
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([302, '/news', 'a=b; Path=/']);
});

test("the API gets a form from the site's own origin", async () => {
  const headers = { 'content-type': 'application/json', origin: origins.proxy };
  const response = await fetch(`${origins.proxy}/api/contact`, { method: 'POST', headers, body: '{"text":"Hello"}' });
  const { host } = new URL(origins.site);
  expect(await response.json()).toEqual({ origin: origins.site, host, body: { text: 'Hello' } });
});

test.each([
  ['another host name', { host: 'rebound.test' }, '/news', 403],
  ['an absolute address', {}, 'http://rebound.test/news', 400],
])('a request for %s is refused', async (_what, headers, path, expected) => {
  const { port } = new URL(origins.proxy);
  const request = httpRequest({ host: 'localhost', port, path, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(expected);
});

test('a port in use and a site that does not respond are one sentence each', async () => {
  const port = Number(new URL(origins.proxy).port);
  await requireSite(origins.site);
  await expect(requireFreePort('localhost', port)).rejects.toThrow(`Port ${port} is in use by another program. Choose`);
  await proxy.close();
  await requireFreePort('localhost', port);
  await expect(requireSite(origins.proxy)).rejects.toThrow(`${origins.proxy} does not respond. Start that site`);
});

import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { NEUTRAL_PROFILE } from '../live/compose-parts.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import { encodePage, sendEncoded, withoutIdentity } from './encoded-page.ts';
import { Pages } from './pages.ts';

const answer = async (status: number, ifNoneMatch: string) => {
  const server = Fastify();
  const page = { status, headers: {}, digest: 'abc', bodies: { identity: Buffer.from('A page') } };
  server.get('/', (request, reply) => sendEncoded(request, reply, page));
  const response = await server.inject({ url: '/', headers: { 'if-none-match': ifNoneMatch } });
  await server.close();
  return [response.statusCode, response.body, response.headers.etag];
};

const ETAG = '"abc-identity"';

test('a page that the client has is not sent again', async () => {
  expect(await answer(200, ETAG)).toEqual([304, '', ETAG]);
  expect(await answer(200, '"other"')).toEqual([200, 'A page', ETAG]);
});

test.each([
  [404, ETAG],
  [503, undefined],
])('a %i is sent whole, even if the client has the same: 304 would say that the page exists', async (status, etag) => {
  expect(await answer(status, ETAG)).toEqual([status, 'A page', etag]);
  expect(await answer(status, '*')).toEqual([status, 'A page', etag]);
});

test.each([{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }])(
  'a page that is kept without its plain body is sent in the same bytes to a client with %o',
  async (headers) => {
    const html = '<p>A page</p>'.repeat(100);
    const page = await encodePage(html);
    const server = Fastify();
    server.get('/whole', (request, reply) => sendEncoded(request, reply, page));
    server.get('/kept', (request, reply) => sendEncoded(request, reply, withoutIdentity(page)));
    const [whole, kept] = await Promise.all(['/whole', '/kept'].map((url) => server.inject({ url, headers })));
    await server.close();
    expect(withoutIdentity(page).bodies.identity).toBeUndefined();
    expect(kept?.rawPayload).toEqual(whole?.rawPayload);
    expect({ ...kept?.headers, date: '' }).toEqual({ ...whole?.headers, date: '' });
  },
);

test('a large page is kept twice: as it was sent, and compressed further under another ETag', async () => {
  const page = {
    status: 200,
    head: { title: '', description: '', canonical: '/' },
    body: randomBytes(30_000).toString('base64'),
    styles: '',
    keep: true,
  };
  const revision = {
    pageBytes: 1_000_000,
    sharedHeaders: (path: string) => ({ 'cache-tag': path }),
    renderers: new Map([['one', { render: async () => ({ kind: 'page', page }) }]]),
    composition: { id: 'abc', remotes: {}, routes: [{ pattern: '/', remote: 'one', module: './page' }], parts: {} },
    document: { revision: 1 },
    loaded: {},
    profile: NEUTRAL_PROFILE,
    settings: {
      assets: { scripts: [], shared: {} },
      site: { name: 'a site', contactEmail: '' },
      measurement: () => ({ gaId: '', analyticsOrigin: undefined }),
    },
  } as unknown as SiteRevision;
  const pages = new Pages();
  const kept = () => pages.of(revision).get('http://site.test', '/');
  await pages.get(revision, { path: '/', search: '', siteUrl: 'http://site.test' });
  const first = kept();
  expect(first?.headers).toMatchObject({ 'cache-tag': '/', 'x-revision': '1', 'cache-control': 'no-cache' });
  while (kept() === first) await new Promise((resolve) => setImmediate(resolve));
  expect(kept()?.digest).not.toBe(first?.digest);
  expect(kept()?.bodies.gzip?.length).toBeLessThanOrEqual(first?.bodies.gzip?.length ?? 0);
  expect([first, kept()].map((one) => one?.bodies.identity)).toEqual([undefined, undefined]);
});

test('a page that compression does not shrink is stored uncompressed', async () => {
  const page = await encodePage('A');
  expect(withoutIdentity(page)).toBe(page);
});

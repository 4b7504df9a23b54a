import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { type EncodedPage, encodePage, withoutIdentity } from '../site/cache/encoded-page.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import { preparePage } from './make-page.ts';
import { sendEncoded } from './send-encoded.ts';

const answer = async (status: number, ifNoneMatch: string) => {
  const server = Fastify();
  const page = { status, policy: '', digest: 'abc', bodies: { identity: Buffer.from('A page') } };
  server.get('/', (request, reply) => sendEncoded(request, reply, page, {}));
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
    const page = await encodePage({ status: 200, policy: '', html });
    const server = Fastify();
    server.get('/whole', (request, reply) => sendEncoded(request, reply, page, {}));
    server.get('/kept', (request, reply) => sendEncoded(request, reply, withoutIdentity(page), {}));
    const [whole, kept] = await Promise.all(['/whole', '/kept'].map((url) => server.inject({ url, headers })));
    await server.close();
    expect(withoutIdentity(page).bodies.identity).toBeUndefined();
    expect(kept?.rawPayload).toEqual(whole?.rawPayload);
    expect({ ...kept?.headers, date: '' }).toEqual({ ...whole?.headers, date: '' });
  },
);

test('a large page is kept twice: as it was sent, and compressed further under another ETag', async () => {
  const html = randomBytes(30_000).toString('base64');
  const kept: EncodedPage[] = [];
  const make = async (_origin: string, _path: string, work: (keep: (page: EncodedPage) => void) => unknown) =>
    work((page) => kept.push(page));
  const revision = {
    pages: { make },
    renderer: { render: async () => ({ kind: 'document', html, policy: '', status: 200, keep: true }) },
    composition: { id: 'abc', remotes: {}, routes: [], parts: {} },
    document: { revision: 1 },
  } as unknown as SiteRevision;
  await preparePage(revision, { path: '/', search: '', siteUrl: 'http://site.test' });
  expect(kept).toHaveLength(1);
  while (kept.length < 2) await new Promise((resolve) => setImmediate(resolve));
  const [first, second] = kept;
  expect(second?.digest).not.toBe(first?.digest);
  expect(second?.bodies.gzip?.length).toBeLessThanOrEqual(first?.bodies.gzip?.length ?? 0);
  expect([first, second].map((page) => page?.bodies.identity)).toEqual([undefined, undefined]);
});

test('a page that compression does not shrink is stored uncompressed', async () => {
  const page = await encodePage({ status: 200, policy: '', html: 'A' });
  expect(withoutIdentity(page)).toBe(page);
});

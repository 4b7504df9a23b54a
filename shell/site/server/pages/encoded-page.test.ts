import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodePage, sendEncoded } from './encoded-page.ts';

const answer = async (status: number, ifNoneMatch: string) => {
  const server = Fastify();
  const page = {
    kind: 'page' as const,
    status,
    headers: {},
    digest: 'abc',
    bodies: { identity: Buffer.from('A page') },
  };
  server.get('/', (request, reply) => sendEncoded(request, reply, page));
  const response = await server.inject({ url: '/', headers: { 'if-none-match': ifNoneMatch } });
  await server.close();
  return [response.statusCode, response.body, response.headers.etag];
};

const ETAG = '"abc-identity"';

test('returns 304 if the client has the page', async () => {
  expect(await answer(200, ETAG)).toEqual([304, '', ETAG]);
  expect(await answer(200, '"other"')).toEqual([200, 'A page', ETAG]);
});

test.each([
  [404, ETAG],
  [503, undefined],
])('sends a page with status %i in full, even if the client has it', async (status, etag) => {
  expect(await answer(status, ETAG)).toEqual([status, 'A page', etag]);
  expect(await answer(status, '*')).toEqual([status, 'A page', etag]);
});

test.each([undefined, 'gzip', 'br'])(
  'a page is cached compressed, and sent correctly to a client that accepts the encoding %s',
  async (encoding) => {
    const html = '<p>A page</p>'.repeat(100);
    const page = await encodePage(html);
    const server = Fastify();
    server.get('/', (request, reply) => sendEncoded(request, reply, page));
    const response = await server.inject({ url: '/', headers: encoding ? { 'accept-encoding': encoding } : {} });
    await server.close();
    expect([Object.keys(page.bodies).sort(), response.headers['content-encoding']]).toEqual([['br', 'gzip'], encoding]);
    const decoders = { gzip: gunzipSync, br: brotliDecompressSync };
    const body = encoding === undefined ? response.rawPayload : decoders[encoding as 'br'](response.rawPayload);
    expect(body.toString()).toBe(html);
  },
);

test('stores a page uncompressed if compression does not shrink it', async () => {
  expect(Object.keys((await encodePage('A')).bodies)).toEqual(['identity']);
});

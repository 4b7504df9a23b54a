import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { sendEncoded } from './send-encoded.ts';

const answer = async (status: number, ifNoneMatch: string) => {
  const server = Fastify();
  const page = { status, policy: '', digest: 'abc', bodies: { identity: Buffer.from('A page') } };
  server.get('/', (request, reply) => sendEncoded(request, reply, page, {}));
  const response = await server.inject({ url: '/', headers: { 'if-none-match': ifNoneMatch } });
  await server.close();
  return [response.statusCode, response.body];
};

test('a page that the client has is not sent again', async () => {
  expect(await answer(200, '"abc-identity"')).toEqual([304, '']);
  expect(await answer(200, '"other"')).toEqual([200, 'A page']);
});

test.each([404, 503])(
  'a %i is sent whole, even if the client has the same: 304 would say that the page exists',
  async (status) => {
    expect(await answer(status, '"abc-identity"')).toEqual([status, 'A page']);
    expect(await answer(status, '*')).toEqual([status, 'A page']);
  },
);

import { expect, test } from '@jest/globals';
import { withoutSchemas } from '@site/http-server/without-schemas';
import Fastify from 'fastify';

test('a server without schemas serves JSON, and does not start with a route that has one', async () => {
  const server = Fastify({ schemaController: withoutSchemas });
  server.get('/plain', () => ({ plain: true }));
  expect((await server.inject('/plain')).json()).toEqual({ plain: true });
  await server.close();

  const wrong = Fastify({ schemaController: withoutSchemas });
  wrong.get('/typed', { schema: { querystring: { type: 'object' } } }, () => 'typed');
  await expect(wrong.ready()).rejects.toThrow('This server compiles no JSON schemas.');
});

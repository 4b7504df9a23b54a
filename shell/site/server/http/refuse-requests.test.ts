import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseRequests } from './refuse-requests.ts';
import { canonicalUrl } from './request-target.ts';
import { visitorOf } from './visitor.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ rewriteUrl: canonicalUrl });
  server.decorateRequest('visitor');
  server.addHook('onRequest', async (one) => {
    one.visitor = visitorOf(one.raw, new TrustedProxies(''));
  });
  refuseRequests(server);
  server.get('/*', (_request, reply) => reply.type('text/html').send('a page'));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Ask {
  method?: string;
  path?: string;
  host?: string;
  body?: string;
  type?: string;
}

const answers = ({ method = 'GET', path = '/', host = 'site.test', body, type = 'text/plain' }: Ask) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { port } = server.server.address() as AddressInfo;
    const headers = { host, ...(body ? { 'content-type': type, 'content-length': String(body.length) } : {}) };
    const asked = request({ port, host: '127.0.0.1', method, path, headers }, async (answer) => {
      let text = '';
      for await (const part of answer) text += String(part);
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    });
    asked.on('error', reject).end(body);
  });

describe('a request', () => {
  test('is refused if its host is invalid, which must not appear in a canonical URL', async () => {
    expect(await answers({ host: 'evil"><x' })).toMatchObject({
      status: 400,
      text: 'The Host header is missing or not valid.',
    });
    expect(await answers({})).toMatchObject({ status: 200, text: 'a page' });
  });

  test('needs no host for the health check', async () => {
    expect(await answers({ host: '', path: '/health/live' })).toMatchObject({ status: 200 });
  });

  test("is refused in the API's error format under /api", async () => {
    expect(JSON.parse((await answers({ method: 'TRACE', path: '/api/categories' })).text)).toMatchObject({
      statusCode: 405,
      error: 'Method Not Allowed',
    });
  });

  test.each(['/api/../health/live', '/api/%2e%2e/health/live', '/api//categories', '/api/a%2Fb', '//api/categories'])(
    "for %s, which may be read as two addresses, is refused in the API's error format",
    async (path) => {
      const { status, text } = await answers({ path });
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({
        code: 'TARGET_AMBIGUOUS',
        message: expect.stringContaining('address is ambiguous'),
      });
    },
  );

  test.each(['TRACE', 'PROPFIND'])('with %s is not forwarded to the API', async (method) => {
    expect(await answers({ method, path: '/api/categories' })).toMatchObject({
      status: 405,
      headers: { allow: expect.stringContaining('POST') },
    });
  });
});

describe('a page', () => {
  test('answers HEAD like GET, without a body', async () => {
    const head = await answers({ method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers).toMatchObject({ 'content-type': 'text/html', 'content-length': '6' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'tells %s which methods are allowed',
    async (method) => {
      expect(await answers({ method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    },
  );

  test('refuses a method with any type of body', async () => {
    expect(await answers({ method: 'POST', body: '<a/>', type: 'text/xml' })).toMatchObject({
      status: 405,
      headers: { connection: 'close' },
    });
  });
});

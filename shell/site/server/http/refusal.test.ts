import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseRequests, SHELL_ERRORS } from './refusal.ts';
import { canonicalUrl } from './request-target.ts';
import { readVisitor } from './visitor.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ rewriteUrl: canonicalUrl });
  server.decorateRequest('visitor');
  server.addHook('onRequest', async (one) => {
    one.visitor = readVisitor(one.raw, new TrustedProxies(''));
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

test.each<[string, Ask, object]>([
  ['an invalid host', { host: 'evil"><x' }, { status: 400, text: 'The Host header is missing or not valid.' }],
  ['a valid host', {}, { status: 200, text: 'a page' }],
  ['no host, for the health check', { host: '', path: '/health/live' }, { status: 200 }],
  ['HEAD', { method: 'HEAD' }, { status: 200, text: '', headers: { 'content-length': '6' } }],
  ['POST to a page', { method: 'POST' }, { status: 405, headers: { allow: 'GET, HEAD' } }],
  ['OPTIONS to a page', { method: 'OPTIONS' }, { status: 405, headers: { allow: 'GET, HEAD' } }],
  ['a body', { method: 'POST', body: '<a/>', type: 'text/xml' }, { status: 405, headers: { connection: 'close' } }],
  ['a long URL', { path: `/${'a'.repeat(9000)}` }, { status: 414 }],
])('returns the expected response to a request with %s', async (_what, ask, response) => {
  expect(await answers(ask)).toMatchObject(response);
});

test.each(['/api/../health/live', '/api//categories', '//api/categories'])(
  "%s, which is an ambiguous URL, is rejected in the API's error format",
  async (path) => {
    const { status, text } = await answers({ path });
    expect([status, JSON.parse(text)]).toMatchObject([400, { statusCode: 400, code: 'TARGET_AMBIGUOUS' }]);
  },
);

test('rejects TRACE on an API path in the API’s error format without forwarding it', async () => {
  const { status, headers, text } = await answers({ method: 'TRACE', path: '/api/categories' });
  expect([status, headers['allow']]).toEqual([405, expect.stringContaining('POST')]);
  expect(JSON.parse(text)).toMatchObject({ statusCode: 405, error: 'Method Not Allowed' });
});

test('errors.md lists exactly the server’s errors', () => {
  const rows = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| `\w+` \| \d{3} \|/.test(line));
  expect(rows).toEqual(
    Object.entries(SHELL_ERRORS).map(([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`),
  );
});

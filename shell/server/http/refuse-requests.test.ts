import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isHost, refuseRequests } from './refuse-requests.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

const answers = async (ask: { method?: string; path?: string; host?: string; body?: string; type?: string }) => {
  const server = Fastify({ frameworkErrors: refuseUnreadable });
  refuseRequests(server);
  server.get('/*', (_request, reply) => reply.type('text/html').send('a page'));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const { method = 'GET', path = '/', host = 'site.test', body, type = 'text/plain' } = ask;
  try {
    return await new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', method, path, headers: { host, ...(body ? { 'content-type': type } : {}) } }, async (answer) => {
        let text = '';
        for await (const part of answer) text += String(part);
        resolve({ status: answer.statusCode, headers: answer.headers, text });
      });
      call.on('error', reject).end(body);
    });
  } finally {
    await server.close();
  }
};

describe('the name that a request calls the site by', () => {
  test.each(['example.com', 'EXAMPLE.com.', 'localhost:3000', '10.0.0.1:80', '[::1]:3000', 'xn--bcher-kva.example', 'site_shell:3000'])('%s is a host', (host) => {
    expect(isHost(host)).toBe(true);
  });

  test.each(['', 'evil"><script>', 'a b', 'user@evil.com', 'evil.com/path', 'a..b', '-a.com', 'example.com:', 'example.com:123456', `${'a'.repeat(300)}.com`, undefined])(
    '%p is none, and must not get into a canonical address',
    (host) => {
      expect(isHost(host)).toBe(false);
    },
  );

  test('that is no host is refused', async () => {
    expect(await answers({ host: 'evil"><x' })).toMatchObject({ status: 400, text: 'The request names no valid host.' });
    expect(await answers({})).toMatchObject({ status: 200, text: 'a page' });
  });
});

describe('a page', () => {
  test('answers HEAD as it answers GET, without its text', async () => {
    const head = await answers({ method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers).toMatchObject({ 'content-type': 'text/html', 'content-length': '6' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('says to %s which methods it answers', async (method) => {
    expect(await answers({ method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test('refuses a method whatever the kind of its body', async () => {
    expect(await answers({ method: 'POST', body: '<a/>', type: 'text/xml' })).toMatchObject({ status: 405 });
  });

  test('says of an address that cannot be decoded that it cannot be read', async () => {
    expect(await answers({ path: '/%E0%A4%A' })).toMatchObject({ status: 400, text: expect.stringContaining('cannot be read') });
    expect(JSON.parse((await answers({ path: '/api/%E0%A4%A' })).text)).toMatchObject({ statusCode: 400, message: expect.any(String) });
  });
});

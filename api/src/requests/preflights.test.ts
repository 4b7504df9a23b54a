import { describe, expect, test } from '@jest/globals';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi();

const ORIGIN = { origin: 'https://elsewhere.example' };
const preflight = (path: string, method: string) =>
  fetch(api.url + path, {
    method: 'OPTIONS',
    headers: { ...ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': 'if-none-match' },
  });

describe('a page on another site', () => {
  test.each(['categories', 'units', 'data/units.v1.json', 'convert?value=5&from=ft&to=m', 'openapi.json', 'docs'])(
    'may read /api/%s and its headers',
    async (path) => {
      const { status, headers } = await fetch(`${api.url}/api/${path}`, { headers: ORIGIN });
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('retry-after');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    },
  );

  test.each([
    ['convert?value=5&from=ft&to=kg', 422],
    ['units/love', 404],
    ['conversions/ft-to-m', 301],
    [`units/${'x'.repeat(300)}`, 414],
  ])('may read why /api/%s was rejected', async (path, status) => {
    const response = await fetch(`${api.url}/api/${path}`, { headers: ORIGIN, redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('can send If-None-Match and gets 304', async () => {
    const { headers } = await fetch(`${api.url}/api/categories`);
    const again = await fetch(`${api.url}/api/categories`, {
      headers: { ...ORIGIN, 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*']);
  });

  test.each([
    ['/api/units/length', 'GET', 'GET, HEAD'],
    ['/api/convert', 'POST', 'GET, HEAD, POST'],
  ])('gets permission for %s in a preflight request for %s', async (path, method, methods) => {
    const response = await preflight(path, method);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': expect.stringContaining('if-none-match'),
      'access-control-max-age': '86400',
    });
  });

  test('cannot send messages', async () => {
    const asked = await preflight('/api/contact', 'POST');
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([405, null]);
    expect((await preflight('/api/nowhere', 'GET')).status).toBe(404);
    const sent = await postMessage(api.url, aMessage(), ORIGIN);
    expect(sent.headers.has('access-control-allow-origin')).toBe(false);
  });
});

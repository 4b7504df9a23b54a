import { expect, test } from '@jest/globals';
import { rawConnection, readResponse } from '../testing/raw-connection.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi();

const json = { 'content-type': 'application/json' };
const cases: [what: string, path: string, init: RequestInit, status: number, code: string][] = [
  ['an unknown address', '/nowhere', {}, 404, 'ADDRESS_UNKNOWN'],
  ['a malformed address', '/api/units/%zz', {}, 400, 'URL_INVALID'],
  ['a name of 300 characters', `/api/units/${'a'.repeat(300)}`, {}, 414, 'URL_TOO_LONG'],
  ['another method', '/api/categories', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
  ['reading where one can only write', '/api/contact', {}, 405, 'METHOD_NOT_ALLOWED'],
  ['invalid JSON', '/api/contact', { method: 'POST', headers: json, body: '{"name":' }, 400, 'JSON_INVALID'],
  ['no content', '/api/contact', { method: 'POST', headers: json, body: '' }, 400, 'BODY_EMPTY'],
  [
    'more than 32 KiB',
    '/api/contact',
    { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(33_000)) },
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'XML',
    '/api/contact',
    { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    415,
    'MEDIA_TYPE_UNSUPPORTED',
  ],
];

test.each(cases)('%s is rejected in the common error format', async (_what, path, init, status, code) => {
  const response = await fetch(api.url + path, init);
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.status).toBe(status);
  expect(body).toEqual({
    statusCode: status,
    error: expect.any(String),
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat .*:\d+|FST_|node_modules|\.ts\b/);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

const HEAD = 'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

test.each([
  ['an announced length', `${HEAD}content-length: 40000\r\n\r\n`],
  [
    'chunks without an end',
    `${HEAD}transfer-encoding: chunked\r\n\r\n${(40_000).toString(16)}\r\n${'x'.repeat(40_000)}\r\n`,
  ],
])(
  '413 after %s closes the connection, so that unread content is not parsed as the next request',
  async (_what, request) => {
    const { socket, received, closed } = rawConnection(api.url, request);
    try {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5_000).unref())]);
      expect(readResponse(received())).toMatchObject({ status: 413, headers: { connection: 'close' } });
      expect(socket.closed).toBe(true);
    } finally {
      socket.destroy();
    }
  },
);

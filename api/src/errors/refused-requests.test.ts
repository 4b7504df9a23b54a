import { describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { MetricsServer } from '../metrics/metrics-server.ts';
import { aMessage } from '../testing/a-message.ts';
import { rawConnection, readResponse } from '../testing/raw-connection.ts';
import { useApi } from '../testing/start-api.ts';

const api = useApi({ REQUEST_TIMEOUT_SECONDS: '0.5', LOG_LEVEL: 'debug' });

const post = (text: string) =>
  `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`;
const linesAtError = () => api.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

async function trickle(text: string, at: number): Promise<string> {
  const { socket, received, closed } = rawConnection(api.url, text.slice(0, at));
  let sent = at;
  const timer = setInterval(() => socket.write(text[sent++] ?? ' '), 50);
  await closed;
  clearInterval(timer);
  return received();
}

describe('a slow request', () => {
  const body = JSON.stringify(aMessage({ message: 'x'.repeat(5000) }));
  const whole = post(body) + body;

  test.each([
    ['in its headers', 20],
    ['in its body', whole.length - 4000],
  ])('%s gets 408, and its connection is closed', async (_where, at) => {
    const { status, headers, body: text } = readResponse(await trickle(whole, at));
    expect(status).toBe(408);
    expect(headers).toMatchObject({
      connection: 'close',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      'x-catalog-version': expect.any(String),
    });
    expect(JSON.parse(text)).toEqual({
      statusCode: 408,
      error: 'Request Timeout',
      code: 'REQUEST_TIMEOUT',
      message: expect.any(String),
    });
  });

  test('is counted', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${api.app.get(MetricsServer).port}/metrics`)).text();
    expect(metrics).toMatch(/^http_refused_connections_total\{status="408"\} 2/m);
  });
});

test('aborted requests are logged once, at debug level', async () => {
  const before = api.logs.length;
  for (const at of [0, 1, 10]) {
    const { socket, closed } = rawConnection(api.url, post('x'.repeat(100)) + 'x'.repeat(at));
    await rest(100);
    socket.resetAndDestroy();
    await closed;
  }
  await rest(200);
  const lines = api.logs.slice(before).map((line) => JSON.parse(line) as { level: number; msg: string; err?: unknown });
  expect(lines.map(({ msg }) => msg)).toEqual(
    Array(3).fill('The client disconnected before it sent the whole request.'),
  );
  expect(lines.every(({ level, err }) => level === 20 && err === undefined)).toBe(true);
});

test('a client that disconnects before the response is not logged as an error', async () => {
  const body = JSON.stringify(aMessage());
  for (const text of [post(body) + body, 'GET /api/conversions HTTP/1.1\r\nhost: a\r\n\r\n']) {
    const { socket, closed } = rawConnection(api.url, text);
    await once(socket, 'connect');
    setImmediate(() => socket.resetAndDestroy());
    await closed;
  }
});

describe('an invalid request', () => {
  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a head of 20 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a chunk with an endless extension',
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
      413,
    ],
    [
      'a length and chunks',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n', 405],
    ['no host', 'GET /api/ga-id HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET /api/ga-id HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n', 417],
    ['two hosts', 'GET /api/ga-id HTTP/1.1\r\nhost: a\r\nHOST: b\r\nconnection: close\r\n\r\n', 400],
  ])('%s is rejected in the common error format with a request ID', async (_what, text, status) => {
    const { received, closed, socket } = rawConnection(api.url, text);
    await closed;
    socket.destroy();
    const response = readResponse(received());
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    });
    expect(JSON.parse(response.body)).toEqual({
      statusCode: status,
      error: expect.any(String),
      code: expect.any(String),
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  test.each([
    ['HTTP/1.0 without a host', 'GET /api/ga-id HTTP/1.0\r\n\r\n'],
    [
      'a protocol upgrade',
      'GET /api/ga-id HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
    ],
  ])('does not include %s', async (_what, text) => {
    const { received, closed } = rawConnection(api.url, text);
    await closed;
    expect(readResponse(received()).status).toBe(200);
  });
});

test('a connection without traffic is closed after a minute, and the server accepts at most 4,000 connections', () => {
  const { timeout, maxConnections } = api.app.getHttpServer();
  expect([timeout, maxConnections <= 4_000]).toEqual([60_000, true]);
});

test('no client input is logged as an error', () => {
  expect(linesAtError()).toEqual([]);
});

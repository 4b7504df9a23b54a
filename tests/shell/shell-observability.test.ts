import { beforeAll, describe, expect, test } from '@jest/globals';
import { type LoneShell, sharedLoneShell } from '../support/lone-shell.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { type EchoApiServer } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

let api: EchoApiServer;
let shell: LoneShell;
beforeAll(async () => {
  ({ shell, api } = await sharedLoneShell());
});

const metrics = async () => (await fetch(`http://127.0.0.1:${shell.metricsPort}/metrics`)).text();
const formatLine = (id: string) =>
  waitFor(`the line of ${id}`, async () =>
    shell.log().find(({ requestId, msg }) => requestId === id && msg === 'request'),
  );

describe('the request ID', () => {
  test.each(['/', '/favicon.svg', '/api/first', '/assets/none.js', '/health/live', '/%zz', '/composition.json'])(
    'is in the response to %s and in the log',
    async (path) => {
      const { headers, status } = await fetch(shell.origin + path);
      const id = headers.get('x-request-id') ?? '';
      expect(id).toMatch(/^[\w.-]{8,64}$/);
      expect(await formatLine(id)).toMatchObject({ method: 'GET', path, status, ms: expect.any(Number) });
    },
  );

  test('is passed on to the API, even if the client’s Connection header lists it', async () => {
    const client = await RawConnection.open(shell.port);
    client.write(
      'GET /api/linked HTTP/1.1\r\nhost: a.example\r\nconnection: close, x-request-id, x-forwarded-for\r\n\r\n',
    );
    const id = (await client.response())?.headers['x-request-id'];
    await client.end();
    expect(id).toMatch(/^[\w.-]{8,64}$/);
    expect(api.asked.find(({ url }) => url === '/api/linked')?.headers).toMatchObject({
      'x-request-id': id,
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('is in the response to a request that is malformed or whose headers are too large', async () => {
    for (const [bytes, status] of [
      ['HELLO\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const client = await RawConnection.open(shell.port);
      client.write(bytes);
      const response = await client.response();
      expect(response).toMatchObject({ status, isWhole: true });
      expect(await formatLine(response?.headers['x-request-id'] ?? '')).toMatchObject({ status });
      await client.end();
    }
  });
});

test('a log line contains neither the visitor’s IP address nor the query', async () => {
  const id = (await fetch(`${shell.origin}/?q=a-secret`)).headers.get('x-request-id') ?? '';
  expect(JSON.stringify(await formatLine(id))).not.toMatch(/a-secret|127\.0\.0\.1/);
});

describe('the metrics', () => {
  test('are on a separate port', async () => {
    expect((await fetch(`${shell.origin}/metrics`)).headers.get('content-type')).toContain('text/html');
    const response = await fetch(`http://127.0.0.1:${shell.metricsPort}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test('count requests by kind and status but not by URL, and include API responses and process resources', async () => {
    for (const path of ['/api/a', '/api/b', '/favicon.svg', '/nowhere/1', '/nowhere/2'])
      await fetch(shell.origin + path);
    const text = await metrics();
    expect(text).toMatch(/^shell_http_requests_total\{kind="api",method="GET",status="200"\} \d+$/m);
    expect(text).toMatch(/^shell_http_requests_total\{kind="file",method="GET",status="200"\} \d+$/m);
    expect(text).not.toContain('nowhere');
    expect(text).toMatch(/^shell_proxy_duration_seconds_count\{outcome="200"\} \d+$/m);
    for (const name of ['shell_page_cache_entries 0', 'shell_ready 0', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toMatch(new RegExp(`^${name}`, 'm'));
  });
});

describe('a browser failure report', () => {
  const report = {
    remote: 'mf-content',
    release: '0.1.0-abc',
    composition: '0123456789abcdef',
    kind: 'render',
    message: 'TypeError: x is undefined',
  };
  const send = (
    body: unknown,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
    type = 'application/json',
  ) =>
    fetch(`${shell.origin}/_report`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('is logged with the remote, its release, and the message, and is counted', async () => {
    expect((await send(report)).status).toBe(204);
    expect((await send(report, { origin: shell.origin }, 'text/plain;charset=UTF-8')).status).toBe(204);
    const line = await waitFor('the line', async () => shell.log().find(({ remote }) => remote === 'mf-content'));
    expect(line).toMatchObject({
      level: 40,
      release: '0.1.0-abc',
      composition: '0123456789abcdef',
      kind: 'render',
      report: report.message,
    });
    expect(await metrics()).toMatch(/^shell_browser_failures_total\{remote="unknown"\} [1-9]/m);
  });

  test('cannot inject text into the log', async () => {
    await send({
      ...report,
      release: 'evil',
      message: `a\u0000\u001b[31mred\u202ereversed\r\n{"level":60}${'x'.repeat(900)}`,
    });
    const line = await waitFor('the line', async () => shell.log().find(({ release }) => release === 'evil'));
    expect(line['report']).toMatch(/^a \[31mred reversed \{"level":60\}x+$/);
    expect(String(line['report']).length).toBe(500);
  });

  test.each([
    ['from another site', () => send(report, { 'sec-fetch-site': 'cross-site' }), 403],
    ['that is not JSON', () => send('{'), 400],
    ['without a message', () => send({ remote: 'mf-content' }), 400],
    ['in another format', () => send('<a/>', { 'sec-fetch-site': 'same-origin' }, 'text/xml'), 415],
    ['that is too long', () => send({ ...report, message: 'x'.repeat(3000) }), 413],
  ])('%s is rejected with an explanation', async (_what, ask, status) => {
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
  });
});

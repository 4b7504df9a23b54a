import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComposedSite } from '../../support/composed-site.ts';
import { startLoneShell } from '../../support/lone-shell.ts';
import { PROJECT } from '../../support/project.ts';
import { startApi } from '../../support/shared-servers.ts';
import { TraceCollector } from '../../support/trace-collector.ts';
import { waitFor } from '../../support/wait-for.ts';

const CONTACT_LIMIT = 2;
const MESSAGE = {
  name: 'Ada',
  email: 'a@example.com',
  subject: 'Hello there',
  message: 'How many feet are in a mile?',
  recaptchaToken: 'placeholder',
};
const AT_ONCE = { OTEL_BSP_SCHEDULE_DELAY: '50' };
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };

let collector: TraceCollector;
let site: ComposedSite;
beforeAll(async () => {
  [collector, site] = await Promise.all([TraceCollector.start(), ComposedSite.start()]);
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: 'loopback',
    CONTACT_LIMIT_PER_MINUTE: String(CONTACT_LIMIT),
    ...AT_ONCE,
  };
  await site.startApi(settings);
  await site.startShell(settings);
});
afterAll(async () => {
  await site?.stop();
  await collector?.stop();
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) => {
  const response = await fetch(site.origin + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return { status: response.status, id: response.headers.get('x-request-id') ?? '' };
};
const serverSpan = (id: string) =>
  collector.span(`the span for ${id}`, (span) => span.kind === 2 && span.attributes['site.request_id'] === id);

describe('a visitor’s API request', () => {
  test('is one span in the API, without the message', async () => {
    const { id, status } = await ask(
      '/api/contact',
      { 'content-type': 'application/json' },
      'POST',
      JSON.stringify(MESSAGE),
    );
    expect(status).toBe(201);
    expect(await serverSpan(id)).toMatchObject({ name: 'POST /api/contact', parentSpanId: undefined });
    expect(JSON.stringify(collector.spans)).not.toContain('a@example.com');
  });

  test('is named after its route, not after its URL or query', async () => {
    const { id } = await ask('/api/convert?q=a-secret');
    expect((await serverSpan(id)).name).toBe('GET /api/convert');
    expect(JSON.stringify(collector.spans)).not.toContain('a-secret');
  });
});

const post = (forwarded: Record<string, string>, type = 'application/json', body = JSON.stringify(MESSAGE)) =>
  ask('/api/contact', { 'content-type': type, ...forwarded }, 'POST', body).then(({ status }) => status);

describe('behind a trusted proxy', () => {
  const FIRST = { 'x-forwarded-for': '203.0.113.1' };

  test('each visitor has their own limits', async () => {
    for (let sent = 0; sent < CONTACT_LIMIT; sent += 1) expect(await post(FIRST)).toBe(201);
    expect(await post(FIRST)).toBe(429);
    expect(await post({ 'x-forwarded-for': '203.0.113.2' })).toBe(201);
  });

  test('a visitor cannot evade a limit with another port, a fake IP address, or a form without scripts', async () => {
    expect(await post({ 'x-forwarded-for': '203.0.113.1:4711' })).toBe(429);
    expect(await post({ 'x-forwarded-for': '198.51.100.9, 203.0.113.1' })).toBe(429);
    const form = new URLSearchParams(MESSAGE).toString();
    expect(await post({ ...FIRST, accept: 'text/html' }, 'application/x-www-form-urlencoded', form)).toBe(429);
  });

  test('the shell logs the request ID that the client chose', async () => {
    expect((await ask('/api/categories', { 'x-request-id': 'of-a-test-0001' })).id).toBe('of-a-test-0001');
    expect(
      await waitFor('the line', async () => site.log().find(({ requestId }) => requestId === 'of-a-test-0001')),
    ).toMatchObject({ method: 'GET', path: '/api/categories', status: 200, ms: expect.any(Number), msg: 'request' });
    expect((await serverSpan('of-a-test-0001')).name).toBe('GET /api/categories');
  });

  test('the sitemap and the security headers use the host and protocol that the proxy forwards', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Units.Example:443' };
    const robots = await fetch(`${site.origin}/robots.txt`, { headers });
    expect(await robots.text()).toContain('Sitemap: https://units.example/sitemap.xml');
    expect(robots.headers.get('strict-transport-security')).toBe('max-age=63072000');
    const odd = await fetch(`${site.origin}/robots.txt`, { headers: { 'x-forwarded-host': 'evil"><script>' } });
    expect(await odd.text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

test('without trusted proxies, a shell does not forward a client’s trace, IP address, or host name', async () => {
  const shell = await startLoneShell({ API_URL: site.apiOrigin });
  const response = await fetch(`${shell.origin}/api/categories`, { headers: { ...TRACEPARENT, baggage: 'a=b' } });
  await response.arrayBuffer();
  const statuses = [];
  for (let sent = 0; sent < CONTACT_LIMIT + 1; sent += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${sent}` };
    const init = { method: 'POST', headers, body: JSON.stringify(MESSAGE) };
    statuses.push((await fetch(`${shell.origin}/api/contact`, init)).status);
  }
  expect(statuses).toContain(429);
  const forged = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
  const robots = await fetch(`${shell.origin}/robots.txt`, { headers: forged });
  expect(await robots.text()).toContain(`Sitemap: ${shell.origin}/sitemap.xml`);
  expect(robots.headers.has('strict-transport-security')).toBe(false);

  await shell.stop();
  expect((await serverSpan(response.headers.get('x-request-id') ?? '')).traceId).not.toBe(TRACE_ID);
});

test('OpenTelemetry is loaded only if a collector is configured', async () => {
  const logging = { NODE_OPTIONS: `--import=${join(PROJECT, 'tests/support/log-loaded-modules.ts')}` };
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const start = (more: Record<string, string>) => startApi({ ...logging, ...more, DATA_DIR: folder });
  const plain = await start({});
  await plain.process.stop();
  const tracing = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  await tracing.process.stop();
  rmSync(folder, { recursive: true, force: true });
  const loaded = (output: string) => output.split('\n').filter((line) => line.startsWith('loads '));
  expect(loaded(plain.process.output())).toEqual([]);
  // Otherwise, the preloaded module does not see what is loaded.
  expect(loaded(tracing.process.output()).length).toBeGreaterThan(5);
});

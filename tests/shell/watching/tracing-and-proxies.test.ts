import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComposedSite } from '../../support/composed-site.ts';
import { freePort } from '../../../api/http-server/testing/free-port.ts';
import { startLoneShell } from '../../support/lone-shell.ts';
import { PROJECT } from '../../support/project.ts';
import { startApi } from '../../support/shared-servers.ts';
import { type CollectedSpan, TraceCollector } from '../../support/trace-collector.ts';
import { waitFor } from '../../support/wait-for.ts';

const PAGE = '/converter/length/feet-to-meters';
/** A proxy's trace and span. */
const OF_PROXY = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const CONTACT_LIMIT = 2;
const MESSAGE = {
  name: 'Ada',
  email: 'a@example.com',
  subject: 'Hello there',
  message: 'How many feet are in a mile?',
  recaptchaToken: 'placeholder',
};
const AT_ONCE = { OTEL_BSP_SCHEDULE_DELAY: '50' };
const TRACEPARENT = { traceparent: `00-${OF_PROXY.traceId}-${OF_PROXY.spanId}-01` };

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
  // Links that are late at the start clear the page cache.
  await site.untilWhole();
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
const serverSpan = (service: string, id: string) =>
  collector.span(
    `the span of ${service} for ${id}`,
    (span) => span.service === service && span.kind === 2 && span.attributes['site.request_id'] === id,
  );
const childOf = (parent: CollectedSpan, service: string) =>
  collector.span(
    `a span of ${service} within ${parent.name}`,
    (span) => span.service === service && span.parentSpanId === parent.spanId,
  );

describe('a page requested through a proxy', () => {
  let page: CollectedSpan;
  let id: string;
  beforeAll(async () => {
    ({ id } = await ask(PAGE, TRACEPARENT));
    page = await serverSpan('shell', id);
  });

  test('continues the proxy’s trace, under the page’s route', () => {
    expect(page).toMatchObject({
      traceId: OF_PROXY.traceId,
      parentSpanId: OF_PROXY.spanId,
      name: expect.stringMatching(/^GET \/converter\/:\w+\/:\w+$/),
    });
  });

  test('records its remote, release, revision, and that it was rendered', () => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'mf-converter/package.json'), 'utf8')) as {
      version: string;
    };
    expect(page.attributes).toMatchObject({
      'http.response.status_code': 200,
      'site.remote': 'mf-converter',
      'site.release': version,
      'site.revision': 1,
      'site.composition': expect.stringMatching(/^[\da-f]{16}$/),
      'site.page_cache': 'miss',
    });
    expect(page.attributes['http.route']).toBe(page.name.replace('GET ', ''));
  });

  test('has a span for its rendering, which contains its remote’s API requests', async () => {
    const rendering = await childOf(page, 'shell');
    expect(rendering).toMatchObject({
      traceId: OF_PROXY.traceId,
      name: page.name.replace('GET', 'render'),
      attributes: { 'site.remote': 'mf-converter' },
    });
    expect(await childOf(rendering, 'api')).toMatchObject({
      traceId: OF_PROXY.traceId,
      kind: 2,
      name: expect.stringMatching(/^GET \/api\/[\w:/]+$/),
    });
  });

  test('is found from the log by the trace ID', async () => {
    const line = await waitFor('the line of the request', async () =>
      site.log().find(({ requestId, msg }) => requestId === id && msg === 'request'),
    );
    expect(line).toMatchObject({ trace_id: OF_PROXY.traceId, span_id: page.spanId });
  });

  test('records a cache hit the next time', async () => {
    const again = await serverSpan('shell', (await ask(PAGE)).id);
    expect(again.attributes['site.page_cache']).toBe('hit');
    expect(again.traceId).not.toBe(OF_PROXY.traceId);
  });
});

describe('a visitor’s API request', () => {
  test('is one trace through the shell and the API, without the message', async () => {
    const { id, status } = await ask(
      '/api/contact',
      { 'content-type': 'application/json' },
      'POST',
      JSON.stringify(MESSAGE),
    );
    expect(status).toBe(201);
    const asked = await serverSpan('shell', id);
    const call = await childOf(asked, 'shell');
    const answered = await serverSpan('api', id);
    expect(answered).toMatchObject({ name: 'POST /api/contact', traceId: asked.traceId, parentSpanId: call.spanId });
    expect(JSON.stringify(collector.spans)).not.toContain('a@example.com');
  });

  test('is named by its route, and not by its URL or query', async () => {
    const { id } = await ask('/api/convert?q=a-secret');
    expect((await serverSpan('api', id)).name).toBe('GET /api/convert');
    expect((await serverSpan('shell', id)).name).toBe('GET /api/*');
    expect(JSON.stringify(collector.spans)).not.toContain('a-secret');
  });
});

test('health checks are not traced, because they are too frequent', async () => {
  const { id } = await ask('/health/live');
  await serverSpan('shell', (await ask('/robots.txt')).id);
  expect(
    collector.spans.filter(
      ({ attributes }) => attributes['site.request_id'] === id || attributes['url.path'] === '/health/live',
    ),
  ).toEqual([]);
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

  test('a visitor stays the same with any port and invented addresses, and without scripts', async () => {
    expect(await post({ 'x-forwarded-for': '203.0.113.1:4711' })).toBe(429);
    expect(await post({ 'x-forwarded-for': '198.51.100.9, 203.0.113.1' })).toBe(429);
    const form = new URLSearchParams(MESSAGE).toString();
    expect(await post({ ...FIRST, accept: 'text/html' }, 'application/x-www-form-urlencoded', form)).toBe(429);
  });

  test('the log of the shell has the request’s ID, which the caller may choose', async () => {
    expect((await ask('/api/categories', { 'x-request-id': 'of-a-test-0001' })).id).toBe('of-a-test-0001');
    expect(
      await waitFor('the line', async () => site.log().find(({ requestId }) => requestId === 'of-a-test-0001')),
    ).toMatchObject({ method: 'GET', path: '/api/categories', status: 200, ms: expect.any(Number), msg: 'request' });
    expect((await serverSpan('api', 'of-a-test-0001')).name).toBe('GET /api/categories');
  });

  test('the sitemap and the security headers use the host and protocol that the proxy names', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Units.Example:443' };
    const robots = await fetch(`${site.origin}/robots.txt`, { headers });
    expect(await robots.text()).toContain('Sitemap: https://units.example/sitemap.xml');
    expect(robots.headers.get('strict-transport-security')).toBe('max-age=63072000');
    const odd = await fetch(`${site.origin}/robots.txt`, { headers: { 'x-forwarded-host': 'evil"><script>' } });
    expect(await odd.text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

test('a shell that trusts no proxy starts its own trace, passes no client’s trace to the API, lets no client forge its address or the site’s name, and sends pending spans when it stops', async () => {
  const shell = await startLoneShell({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, API_URL: site.apiOrigin });
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
  const id = response.headers.get('x-request-id') ?? '';
  const asked = collector.spans.find(
    ({ service, kind, attributes }) => service === 'shell' && kind === 2 && attributes['site.request_id'] === id,
  );
  expect(asked).toMatchObject({ parentSpanId: undefined, traceId: expect.not.stringContaining(OF_PROXY.traceId) });
  expect((await serverSpan('api', id)).traceId).toBe(asked?.traceId);
});

test('an unavailable collector causes only one log line until it is back, and doesn’t stop the shell from exiting with code 0', async () => {
  const port = await freePort();
  const shell = await startLoneShell({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    ...AT_ONCE,
  });
  const lines = () => shell.log().filter(({ msg }) => String(msg).includes('trace collector'));
  const told = (level: number) => lines().filter((line) => line['level'] === level);
  const visit = async () => void (await fetch(`${shell.origin}/robots.txt`)).body?.cancel();
  await waitFor('the warning', async () => (await visit(), told(40).length > 0));
  const late = await TraceCollector.start(port);
  await waitFor('the collector to get traces', async () => (await visit(), told(30).length > 0));
  // A busy collector can be late again afterwards.
  expect(lines().slice(0, 2)).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringMatching(
        /^The trace collector does not accept traces: .+ Traces are dropped until it does. Check OTEL_EXPORTER_OTLP_ENDPOINT\.$/,
      ),
    }),
    expect.objectContaining({ level: 30 }),
  ]);
  await late.stop();
  await visit();
  await shell.stop();
  expect(await shell.process.ended).toBe(0);
  expect(shell.log().map(({ msg }) => msg)).toContain('Stopped.');
});

test('OpenTelemetry is loaded only if a collector is configured', async () => {
  const logging = { NODE_OPTIONS: `--import=${join(PROJECT, 'tests/support/log-loaded-modules.ts')}` };
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const configured = { ...logging, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const [shell, api, tracing] = await Promise.all([
    startLoneShell(logging),
    startApi({ ...logging, DATA_DIR: folder }),
    startLoneShell(configured),
  ]);
  await Promise.all([shell.stop(), api.process.stop(), tracing.stop()]);
  rmSync(folder, { recursive: true, force: true });
  const loaded = (output: string) => output.split('\n').filter((line) => line.startsWith('loads '));
  expect([...loaded(shell.process.output()), ...loaded(api.process.output())]).toEqual([]);
  // Otherwise, the preloaded module does not see what is loaded.
  expect(loaded(tracing.process.output()).length).toBeGreaterThan(5);
});

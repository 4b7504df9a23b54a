import { expect, test } from '@jest/globals';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { startApi, useApi } from '../testing/start-api.ts';
import { MetricsServer } from './metrics-server.ts';

const api = useApi();

const metrics = async () => (await fetch(`http://127.0.0.1:${api.app.get(MetricsServer).port}/metrics`)).text();

test('requests are counted by route and status, not by URL', async () => {
  for (const path of ['units/length', 'units/weight', 'units/love', 'nowhere/1', 'nowhere/2'])
    await fetch(`${api.url}/api/${path}`);
  const text = await metrics();
  expect(text).toContain('http_requests_total{method="GET",route="/api/units/:category",status="200"} 2');
  expect(text).toContain('http_requests_total{method="GET",route="/api/units/:category",status="404"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="unknown",status="404"} 2');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/units/:category",status="200"} 2',
  );
});

test('the metrics include the event loop, the heap, and the build', async () => {
  const text = await metrics();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ]) {
    expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? [\\d.e-]+$`, 'm'));
  }
  // This metric has counts only after the first garbage collection.
  expect(text).toContain('# TYPE nodejs_gc_duration_seconds histogram');
  expect(text).toContain(`build_info{version="source",commit="none",node="${process.version}"} 1`);
});

test('waiting messages are counted in the metrics and the readiness response', async () => {
  await postMessage(api.url, aMessage());
  expect(await metrics()).toMatch(/^outbox_depth 1$/m);
  const response = await fetch(`${api.url}/health/ready`);
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', outbox: { waiting: 1, failed: 0, oldestSeconds: expect.any(Number) } },
  ]);
});

test('METRICS_PORT=off runs the API without metrics', async () => {
  const silent = await startApi({ METRICS_PORT: 'off' });
  expect((await fetch(`${silent.url}/health/live`)).status).toBe(200);
  expect(silent.app.get(MetricsServer).port).toBeUndefined();
  expect(silent.logs.filter((line) => line.includes('METRICS_PORT'))).toEqual([]);
  await silent.stop();
});

test("metrics are not available on the API's port", async () => {
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});

test("a logged request includes the caller's request ID, but no text from the message", async () => {
  const id = 'from-the-shell-1';
  const response = await postMessage(api.url, aMessage({ email: 'secret@example.org' }), { 'x-request-id': id });
  expect(response.headers.get('x-request-id')).toBe(id);
  const [line = '{}'] = api.logs.filter((text) => text.includes(id));
  expect(JSON.parse(line)).toMatchObject({ method: 'POST', path: '/api/contact', status: 201, ms: expect.any(Number) });
  expect(api.logs.join('')).not.toContain('secret@example.org');
});

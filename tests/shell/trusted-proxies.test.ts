import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/http-server/testing/free-port.ts';
import { type LoneShell, startLoneShell } from '../support/lone-shell.ts';
import { type RunningProcess, startProcess } from '../support/running-process.ts';
import { waitFor } from '../support/wait-for.ts';

const LIMIT = 2;

let folder: string;
let api: RunningProcess;
let apiUrl: string;
let shell: LoneShell;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trusted-proxies-'));
  const port = await freePort();
  apiUrl = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: 'loopback',
    CONTACT_LIMIT_PER_MINUTE: String(LIMIT),
  };
  api = startProcess({ args: ['api/dist/main.js'], environment });
  await waitFor(
    'the API',
    async () => (await fetch(`${apiUrl}/health/live`)).ok,
    () => (api.hasEnded() ? api.output() : undefined),
  );
});
afterAll(async () => {
  await shell?.stop();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const message = {
  name: 'A visitor',
  email: 'visitor@example.org',
  subject: 'A question',
  message: 'How long is a piece of string?',
  recaptchaToken: 'x',
};

const post = async (forwarded: Record<string, string>, init: { type?: string; body?: string } = {}) => {
  const headers = { 'content-type': init.type ?? 'application/json', ...forwarded };
  const response = await fetch(`${shell.origin}/api/contact`, {
    method: 'POST',
    headers,
    body: init.body ?? JSON.stringify(message),
  });
  await response.arrayBuffer();
  return response.status;
};

describe('behind a trusted proxy', () => {
  beforeAll(async () => {
    shell = await startLoneShell({ API_URL: apiUrl, TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => shell.stop());

  test('each visitor has their own limits', async () => {
    const first = { 'x-forwarded-for': '203.0.113.1' };
    for (let sent = 0; sent < LIMIT; sent += 1) expect(await post(first)).toBe(201);
    expect(await post(first)).toBe(429);
    expect(await post({ 'x-forwarded-for': '203.0.113.2' })).toBe(201);
  });

  test('a visitor stays the same with any port and invented addresses', async () => {
    expect(await post({ 'x-forwarded-for': '203.0.113.1:4711' })).toBe(429);
    expect(await post({ 'x-forwarded-for': '198.51.100.9, 203.0.113.1' })).toBe(429);
  });

  test('invalid addresses count as unknown: all who send them share the proxy’s limit', async () => {
    const odd = ['x'.repeat(7000), 'unknown', '203.0.113.77.1', '203.0.113.99:port'];
    for (const written of odd.slice(0, LIMIT)) expect(await post({ 'x-forwarded-for': written })).toBe(201);
    for (const written of odd.slice(LIMIT)) expect(await post({ 'x-forwarded-for': written })).toBe(429);
  });

  test('a form posted without scripts counts toward the same visitor’s limit', async () => {
    const form = { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(message).toString() };
    expect(await post({ 'x-forwarded-for': '203.0.113.1', accept: 'text/html' }, form)).toBe(429);
  });

  test('the logs of the shell and the API use the same ID for a request', async () => {
    const response = await fetch(`${shell.origin}/api/categories`, { headers: { 'x-request-id': 'of-a-test-0001' } });
    expect(response.headers.get('x-request-id')).toBe('of-a-test-0001');
    const made = (await fetch(`${shell.origin}/api/units/length`)).headers.get('x-request-id') ?? '';
    for (const id of ['of-a-test-0001', made]) {
      await waitFor('both lines', async () => shell.process.output().includes(id) && api.output().includes(id));
      const lines = [shell.process, api].map(
        (running) =>
          running
            .output()
            .split('\n')
            .find((line) => line.includes(id)) ?? '{}',
      );
      for (const line of lines)
        expect(JSON.parse(line)).toMatchObject({
          requestId: id,
          method: 'GET',
          path: expect.stringMatching(/^\/api\//),
          status: 200,
          ms: expect.any(Number),
          msg: 'request',
        });
    }
  });

  test('the sitemap and the security headers use the host and protocol that the proxy names', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'Units.Example:443' };
    const robots = await fetch(`${shell.origin}/robots.txt`, { headers });
    expect(await robots.text()).toContain('Sitemap: https://units.example/sitemap.xml');
    expect(robots.headers.get('strict-transport-security')).toBe('max-age=63072000');
    const odd = await fetch(`${shell.origin}/robots.txt`, { headers: { 'x-forwarded-host': 'evil"><script>' } });
    expect(await odd.text()).toContain(`Sitemap: ${shell.origin}/sitemap.xml`);
  });
});

describe('without a trusted proxy', () => {
  beforeAll(async () => {
    shell = await startLoneShell({ API_URL: apiUrl, HOST: '127.0.0.1' });
  });
  afterAll(() => shell.stop());

  test('a client cannot forge its own address or the site’s name', async () => {
    const statuses = [];
    for (let sent = 0; sent < LIMIT + 1; sent += 1)
      statuses.push(await post({ 'x-forwarded-for': `198.51.100.${sent}` }));
    expect(statuses).toContain(429);
    const robots = await fetch(`${shell.origin}/robots.txt`, {
      headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    });
    expect(await robots.text()).toContain(`Sitemap: ${shell.origin}/sitemap.xml`);
    expect(robots.headers.has('strict-transport-security')).toBe(false);
  });
});

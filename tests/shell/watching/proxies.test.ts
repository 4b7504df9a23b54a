import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ComposedSite } from '../../support/composed-site.ts';
import { startLoneShell } from '../../support/lone-shell.ts';
import { waitFor } from '../../support/wait-for.ts';

const CONTACT_LIMIT = 2;
const MESSAGE = {
  name: 'Ada',
  email: 'a@example.com',
  subject: 'Hello there',
  message: 'How many feet are in a mile?',
  recaptchaToken: 'placeholder',
};

let site: ComposedSite;
beforeAll(async () => {
  site = await ComposedSite.start();
  const settings = {
    LOG_LEVEL: 'debug',
    TRUSTED_PROXIES: 'loopback',
    CONTACT_LIMIT_PER_MINUTE: String(CONTACT_LIMIT),
  };
  await site.startApi(settings);
  await site.startShell(settings);
});
afterAll(async () => {
  await site?.stop();
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

test('a shell that trusts no proxy ignores forwarded IP addresses and host names', async () => {
  const shell = await startLoneShell({ API_URL: site.apiOrigin });
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
});

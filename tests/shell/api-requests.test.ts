import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ComposedSite } from '../support/composed-site.ts';
import { EchoApiServer } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/converter/length/feet-to-meters';
const PROBE = '/api/ga-id';

let site: ComposedSite;
let api: EchoApiServer;
beforeAll(async () => {
  api = await EchoApiServer.start();
  site = await ComposedSite.start();
  await site.startShell({ API_URL: api.origin, LOG_LEVEL: 'debug' });
});
beforeEach(() => api.reset());
afterAll(async () => {
  await site?.stop();
  await api?.stop();
});

const currentId = async () => ((await (await fetch(`${site.origin}/composition.json`)).json()) as { id: string }).id;
const codes = async () => (await site.health()).problems.map(({ code }) => code);

test('an API request identifies the page’s composition, or the current one if the page specifies none', async () => {
  const ask = async (path: string, named?: string) => {
    const headers: Record<string, string> = named === undefined ? {} : { 'x-composition': named };
    const response = await fetch(site.origin + path, { headers });
    return {
      response: response.headers.get('x-composition'),
      request: api.asked.find(({ url }) => url === path)?.headers['x-composition'],
    };
  };
  const [now, own] = [await currentId(), '0123456789abcdef'];
  expect(await ask('/api/own', own)).toEqual({ response: now, request: own });
  expect(await ask('/api/none')).toEqual({ response: now, request: now });
  expect(await ask('/api/odd', 'x'.repeat(500))).toMatchObject({ request: now });
  const formatLine = (path: string) =>
    waitFor(`the line of ${path}`, async () => site.log().find((line) => line['path'] === path));
  expect(await formatLine('/api/own')).toMatchObject({ composition: own });
  expect(await formatLine('/api/odd')).not.toHaveProperty('composition');
});

test('API requests during rendering also identify the composition', async () => {
  await fetch(`${site.origin}${PAGE}?visit=2`);
  const asked = api.asked.filter(({ url }) => url.startsWith('/api/conversions') || url.startsWith('/api/faqs'));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ headers }) => headers['x-composition']))).toEqual(new Set([await currentId()]));
});

describe('an error page from a proxy in front of the API', () => {
  beforeEach(() => {
    api.handleAll = (_request, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  });

  test('is replaced by the site’s own error response', async () => {
    const response = await fetch(`${site.origin}/api/categories`);
    expect([response.status, response.headers.get('content-type'), response.headers.get('retry-after')]).toEqual([
      503,
      'application/json; charset=utf-8',
      '5',
    ]);
    expect(await response.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining('try again') });

    const form = await fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=A&email=a@example.com&subject=S&message=Hello',
    });
    const text = await form.text();
    expect([form.status, form.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('Failed to send your message');
    expect(text).not.toContain('Bad Gateway');
    await waitFor('the problem', async () => (await codes()).includes('API_UNREACHABLE'));
  });

  test('makes the sitemap return 503 instead of omitting the converters', async () => {
    const response = await fetch(`${site.origin}/sitemap.xml`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await response.text()).not.toContain('<loc>');
  });
});

test('the health check reports a hanging API, and pages do not call it until it responds again', async () => {
  const asked = () => api.asked.filter(({ url, method }) => method !== 'HEAD' && url !== PROBE);
  api.handleAll = () => {};
  await waitFor('the problem', async () => (await codes()).includes('API_TIMEOUT'));
  const health = await site.health();
  const unavailable = { api: 'The API does not respond.' };
  // Monitoring may still read the previous field name.
  expect(health).toMatchObject({ status: 'ok', unavailable, away: unavailable });
  expect(health.problems).toEqual([
    {
      code: 'API_TIMEOUT',
      message: expect.stringContaining('does not respond'),
      since: expect.stringMatching(/^\d{4}-/),
      advice: expect.stringContaining('API_URL'),
    },
  ]);
  api.asked.length = 0;
  for (let page = 0; page < 3; page += 1) expect((await site.get(`${PAGE}?of=${page}`)).status).toBe(200);
  expect((await fetch(`${site.origin}/api/categories`)).status).toBe(503);
  expect(asked()).toEqual([]);

  api.handleAll = undefined;
  await waitFor('the API to be asked again', async () => {
    await site.get(`${PAGE}?again=${Date.now()}`);
    return asked().length > 0;
  });
});

test('render processes ignore SIGTERM and SIGINT, so that the server can send its last pages', async () => {
  const processes = async () => {
    const { remotes, frame } = await site.health();
    return [...Object.values(remotes).map((remote) => remote.process), frame].map((one) => [one?.pid, one?.state]);
  };
  const before = await processes();
  for (const [pid] of before) {
    process.kill(pid as number, 'SIGTERM');
    process.kill(pid as number, 'SIGINT');
  }
  for (const path of ['/about-units', PAGE, '/contact']) expect((await site.get(`${path}?after`)).status).toBe(200);
  expect(await processes()).toEqual(before);
});

test('a page that has no questions is cached, but a page whose API call failed is rendered again for the next visitor', async () => {
  const countAsked = async (slug: string, status: number) => {
    api.handleAll = (_request, response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    for (let visit = 0; visit < 2; visit += 1) expect((await site.get(`/converter/length/${slug}`)).status).toBe(200);
    return api.asked.filter(({ url }) => url === `/api/faqs/${slug}`).length;
  };
  expect(await countAsked('miles-to-inches', 500)).toBe(2);
  expect(await countAsked('miles-to-yards', 404)).toBe(1);
});

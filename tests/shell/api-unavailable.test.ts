import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ComposedSite } from '../support/composed-site.ts';
import { waitFor } from '../support/wait-for.ts';

const PAGE = '/converter/length/feet-to-meters';

let site: ComposedSite;
let api: Server;
let isHanging = false;
/** Requests other than the shell's own probes. */
let asked: string[] = [];

const answer: RequestListener = ({ method, url = '' }, response) => {
  if (method !== 'HEAD' && url !== '/api/ga-id') asked.push(url);
  if (isHanging) return;
  response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
};

beforeAll(async () => {
  api = createServer(answer).listen(0, '127.0.0.1');
  await once(api, 'listening');
  site = await ComposedSite.start();
  await site.startShell({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
});
beforeEach(() => void (asked = []));
afterAll(async () => {
  await site?.stop();
  api.closeAllConnections();
  api.close();
});

const codes = async () => (await site.health()).problems.map(({ code }) => code);

test('a proxy’s error page in front of the API is replaced by the site’s own error response', async () => {
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

test('a hanging API gets no page requests, is reported by health, and is used again once it responds', async () => {
  isHanging = true;
  await waitFor('the problem', async () => (await codes()).includes('API_TIMEOUT'));
  const health = await site.health();
  expect(health).toMatchObject({ status: 'ok', away: { api: 'The API does not respond.' } });
  expect(health.problems).toEqual([
    {
      code: 'API_TIMEOUT',
      message: expect.stringContaining('does not respond'),
      since: expect.stringMatching(/^\d{4}-/),
      advice: expect.stringContaining('API_URL'),
    },
  ]);
  asked = [];
  for (let page = 0; page < 3; page += 1) expect((await site.get(`${PAGE}?of=${page}`)).status).toBe(200);
  expect((await fetch(`${site.origin}/api/categories`)).status).toBe(503);
  expect(asked).toEqual([]);

  isHanging = false;
  await waitFor('the API to be asked again', async () => {
    await site.get(`${PAGE}?again=${Date.now()}`);
    return asked.length > 0;
  });
});

test('render processes ignore signals to the process group, so that the server can send its last pages', async () => {
  const processes = async () => {
    const { remotes, frame } = await site.health();
    return [...Object.values(remotes).map((remote) => remote.process), frame].map((one) => [one?.pid, one?.state]);
  };
  const before = await processes();
  for (const [pid] of before) {
    process.kill(pid as number, 'SIGTERM');
    process.kill(pid as number, 'SIGINT');
  }
  expect((await site.get('/about-units?after')).status).toBe(200);
  expect((await site.get(`${PAGE}?after`)).status).toBe(200);
  expect((await site.get('/contact?after')).status).toBe(200);
  expect(await processes()).toEqual(before);
});

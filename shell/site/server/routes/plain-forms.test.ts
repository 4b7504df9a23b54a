import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import type { FormSubmission } from '@site/shell-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { inTime, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { readVisitor } from '../http/visitor.ts';
import { apiRoutes } from './api-routes.ts';
import type { Core } from './core.ts';
import { NEUTRAL_PROFILE } from '../live/parts.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import type { RemotePageRequest } from '../render/render-messages.ts';
import type { RemoteResponse } from '../render/remote.ts';
import { ApiUpstream } from '../api-proxy/api-upstream.ts';

const FORM = { action: '/api/contact', page: '/contact', done: '/contact?sent' };
const FROM_A_BROWSER = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };

let api: Server;
let upstream: ApiUpstream;
let site: FastifyInstance;
let asked: { accept: string | undefined; body: string }[];
let respond: RequestListener;
let shown: FormSubmission[];
let isPageAway: boolean;

beforeEach(async () => {
  [asked, shown, isPageAway] = [[], [], false];
  api = createServer((request, response) => void note(request).then(() => respond(request, response)));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  upstream = new ApiUpstream(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, { isHanging: false }, 600_000);
  const render = async ({ submission }: RemotePageRequest): Promise<RemoteResponse> => {
    if (submission) shown.push(submission);
    if (isPageAway) return { kind: 'redirect', to: '/' };
    const head = { title: 'Contact', description: '', canonical: FORM.page };
    return { kind: 'page', page: { status: 200, head, body: '<form>', styles: '', keep: false } };
  };
  site = Fastify();
  site.decorateRequest('visitor');
  site.addHook('onRequest', async (request) => {
    request.visitor = readVisitor(request.raw, new TrustedProxies(''));
  });
  const revision = {
    forms: [FORM],
    renderers: new Map([['one', { render }]]),
    composition: { id: 'abc', remotes: {}, routes: [{ pattern: FORM.page, remote: 'one', module: '' }], parts: {} },
    document: { revision: 7 },
    loaded: {},
    profile: NEUTRAL_PROFILE,
    settings: {
      siteName: 'a site',
      contactEmail: '',
      api: { isHanging: false, analytics: { gaId: '', analyticsOrigin: undefined } },
    },
  } as unknown as SiteRevision;
  await site.register(apiRoutes, {
    settings: {},
    revisions: { of: async () => revision },
    upstream,
    metrics: { observeProxy: () => {} },
  } as unknown as Core);
});
afterEach(async () => {
  useRealClock();
  await site.close();
  upstream.close();
  api.closeAllConnections();
  api.close();
});

async function note(request: IncomingMessage) {
  asked.push({ accept: request.headers.accept, body: await text(request) });
}

const post = (payload: string, headers: Record<string, string> = FROM_A_BROWSER, url = FORM.action) =>
  site.inject({ method: 'POST', url, headers, payload });

test('redirects to the thank-you page after a message was accepted, even if the response is not JSON', async () => {
  respond = (_request, response) => response.writeHead(201).end('<html>');
  expect(await post('name=Ada&message=Hello')).toMatchObject({
    statusCode: 303,
    headers: { location: FORM.done, 'cache-control': 'no-store' },
  });
  expect(asked).toEqual([{ accept: 'application/json', body: 'name=Ada&message=Hello' }]);
});

test('shows a rejected form again with its values, the errors by field, and the time to wait', async () => {
  respond = (_request, response) =>
    response
      .writeHead(400, { 'retry-after': '60' })
      .end(JSON.stringify({ message: 'Check the fields.', errors: { email: ['Enter an email.'] } }));
  const response = await post('name=Ada+L.&email=&message=%C3%A9');
  expect(response).toMatchObject({
    statusCode: 400,
    body: expect.stringContaining('<form>'),
    headers: {
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
      'retry-after': '60',
    },
  });
  expect(shown).toEqual([
    {
      values: { name: 'Ada L.', email: '', message: 'é' },
      errors: { email: ['Enter an email.'] },
      message: 'Check the fields.',
    },
  ]);
});

test('shows the message even if the page does not render', async () => {
  isPageAway = true;
  respond = (_request, response) => response.writeHead(400).end(JSON.stringify({ message: 'Check the fields.' }));
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  expect(await post('name=Ada')).toMatchObject({ statusCode: 400, body: 'Check the fields.', headers });
});

test.each([
  ['from a script', { ...FROM_A_BROWSER, accept: 'application/json' }, FORM.action],
  ['of another type', { ...FROM_A_BROWSER, 'content-type': 'application/json' }, FORM.action],
  ['to a path without a form', FROM_A_BROWSER, '/api/other'],
])('forwards a request %s to the API unchanged', async (_what, headers, url) => {
  respond = (_request, response) => response.writeHead(400).end('of the API');
  expect(await post('name=Ada', headers, url)).toMatchObject({ statusCode: 400, body: 'of the API' });
  expect(shown).toEqual([]);
});

test.each<[string, (response: Parameters<RequestListener>[1]) => unknown, number, number]>([
  ['a server other than the API responds', (response) => response.writeHead(502).end('<html>'), 503, 5],
  ['the error message is empty', (response) => response.writeHead(500).end('{"message":"","errors":[]}'), 500, 1],
  ['the connection breaks', (response) => response.destroy(), 503, 5],
])(
  'if %s, the form keeps the entered values and shows an error message',
  async (_what, answer, statusCode, attempts) => {
    respond = (_request, response) => void answer(response);
    useFakeClock();
    expect(await inTime(post('name=Ada'))).toMatchObject({ statusCode, body: expect.stringContaining('<form>') });
    expect(asked).toHaveLength(attempts);
    expect(shown).toMatchObject([
      { values: { name: 'Ada' }, errors: {}, message: expect.stringMatching(/^Failed to send/) },
    ]);
  },
);

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TrustedProxies } from '@site/http-server/visitor-address';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CompositionDocument,
  compositionId,
  parseComposition,
} from '../../../../composition/document/composition-document.ts';
import { openComposition } from '../../../../composition/store/composition-file.ts';
import type { CompositionStore } from '../../../../composition/store/composition-store.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { RendererHealth } from '../../render/remote.ts';
import type { RolloutHealth, SiteHealth } from '../../live/site-health.ts';
import type { ShellSettings } from '../../settings.ts';
import { register } from './operator-routes.ts';

const TOKEN = 'a token for the tests';
const getDigest = (version: string) => `sha384-${version.replaceAll('.', 'A').padEnd(64, 'A')}`;

let folder: string;
let store: CompositionStore;
let site: FastifyInstance;
let rollout: RolloutHealth | undefined;
let problems: SiteHealth['problems'];
let failingPages: RendererHealth['failingPages'];

beforeEach(async () => {
  rollout = undefined;
  problems = [];
  failingPages = undefined;
  folder = mkdtempSync(join(tmpdir(), 'operator-page-'));
  store = openComposition(join(folder, 'composition.json'));
  await compose('1.0.0', 'The first');
  await compose('1.1.0', '<b>Next</b>');
  site = await getSite(store);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function getSite(composition: CompositionStore): Promise<FastifyInstance> {
  const server = Fastify();
  server.decorateRequest('visitor');
  server.addHook('onRequest', async (request) => {
    request.visitor = readVisitor(request.raw, new TrustedProxies(''));
  });
  const settings = { siteUrl: undefined, operatorToken: TOKEN } as ShellSettings;
  await register(server, { settings, store: composition, revisions: { health } });
  return server;
}

async function compose(version: string, reason: string) {
  await store.change((_current, former) => ({
    document: buildDocument(version, reason, former.length + 1),
  }));
}

function buildDocument(version: string, reason: string, revision: number): CompositionDocument {
  const createdAt = `2026-01-0${revision}T10:00:00.000Z`;
  const release = `http://localhost:1/${version}/release.json`;
  const remotes = { 'mf-a': { release, digest: getDigest(version), version } };
  const routes = { '/': { remote: 'mf-a', module: './home' } };
  const content = { remotes, routes, trustedOrigins: ['http://localhost:1'] };
  const document = parseComposition(JSON.stringify({ revision, createdAt, actor: 'ada', reason, ...content }));
  return { ...document, id: compositionId(document) };
}

function health(): SiteHealth {
  const process = { state: 'ready', restarts: 0, breaker: 'closed', ...(failingPages && { failingPages }) } as const;
  const release = { version: '1.1.0', release: 'http://localhost:1/1.1.0/release.json', digest: getDigest('1.1.0') };
  const owner = { team: 'A & B', contact: '#a', repository: 'https://git.example/a' };
  return {
    ready: true,
    status: 'ok',
    revision: 2,
    composition: 'abc123',
    verdict: { url: 'http://localhost:1', pid: 1, state: 'live', revision: 2, remotes: {} },
    unavailable: {},
    problems,
    remotes: { 'mf-a': { ...release, process, owner } },
    frame: { state: 'ready', restarts: 0 },
    ...(rollout && { rollout }),
  };
}

const FROM_HERE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.inject({
    method: 'POST',
    url: `/_operator/${path}`,
    headers: { ...FROM_HERE, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (cookie: string, path = '') => site.inject({ url: `/_operator${path}`, headers: { cookie } });

async function signIn(): Promise<string> {
  const response = await post('sign-in', { name: 'Grace', token: TOKEN });
  expect(response).toMatchObject({ statusCode: 303, headers: { location: '/_operator' } });
  return String(response.headers['set-cookie']).split(';')[0] as string;
}

const getText = (page: string) =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1');

const getField = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

test('shows only a form before signing in', async () => {
  const policy = expect.stringContaining("default-src 'none'");
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy };
  const shown = await open('');
  expect(shown).toMatchObject({ statusCode: 200, body: expect.stringContaining('type="password"'), headers });
  expect(shown.body).not.toMatch(/mf-a|Revision/);
});

test('rejects a wrong token, and blocks the IP address for a minute after several wrong tokens', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const signInWith = (token: string) => post('sign-in', { name: 'Eve', token });
  const refused = { statusCode: 403, body: expect.stringContaining('That token is wrong') };
  for (let turn = 0; turn < 5; turn += 1) expect(await signInWith(`guess ${turn}`)).toMatchObject(refused);
  expect(await signInWith(TOKEN)).toMatchObject({ statusCode: 429, body: expect.stringContaining('Wait a minute') });
});

test('shows the composition and its changes', async () => {
  const { body } = await open(await signIn());
  expect(body).toContain('Everything works.');
  expect(getText(body)).toContain('mf-a 1.1.0 OK Owner: A &amp; B, #a, https://git.example/a Routes and parts: 1 /');
  expect(getText(body)).toMatch(/Revision 2 \(live\) &lt;b&gt;.* Revision 1 The first/);
  expect(body).toContain('mf-a 1.0.0 → 1.1.0');
  expect(body).not.toContain('http-equiv="refresh"');
});

test('lists problems with advice, failing pages, and the state of the canary', async () => {
  rollout = {
    ...{ id: 'a', shows: 'mf-a 1.2.0', share: '5%', state: 'aborted', reason: 'It fails more often.' },
    ...{ canary: { views: 200, failures: 9 }, current: { views: 760, failures: 1 }, decision: 'It was decided.' },
    failingPaths: [{ path: '/news', failures: 2 }],
  };
  const since = '2026-01-02T11:00:00.000Z';
  const reason = 'Error: Home is broken.';
  failingPages = [{ route: '/', path: '/', search: '', reason, since, failures: 1 }];
  const message = `/ answers 503: ${reason}`;
  problems = [{ code: 'PAGE_FAILS', message, remote: 'mf-a', route: '/', since, advice: 'Fix it in a new release.' }];
  const text = getText((await open(await signIn())).body);
  expect(text).not.toContain('Everything works.');
  expect(text).toContain('There are problems.');
  expect(text).toContain('/ answers 503: Error: Home is broken. Since 2026-01-02 11:00 UTC. Fix it in a new release.');
  expect(text).toContain('mf-a 1.1.0 / returns 503 Owner: A');
  expect(text).toMatch(
    /mf-a 1\.2\.0 for 5% of visitors: aborted\. It fails more often\..*9 of 200 with the canary, 1 of 760 without it\. It was decided\. Failed with the canary: \/news \(2×\)\./,
  );
});

async function askedRollBack() {
  const cookie = await signIn();
  const { body } = await open(cookie, '/roll-back?to=1');
  const form = { form: getField(body, 'form'), to: '1', on: getField(body, 'on'), reason: 'It was slow' };
  return { cookie, body, form };
}

test('rolls back after confirmation, with a reason and the name of the operator', async () => {
  const { cookie, body, form } = await askedRollBack();
  expect(body).toContain('mf-a 1.1.0 → 1.0.0');
  const unexplained = { statusCode: 400, body: expect.stringContaining('Enter a reason') };
  expect(await post('roll-back', { ...form, reason: ' ' }, { cookie })).toMatchObject(unexplained);
  expect(await post('roll-back', form, { cookie })).toMatchObject({ statusCode: 303 });
  expect(await store.read()).toMatchObject({
    state: 'valid',
    document: { revision: 3, actor: 'Grace', reason: 'It was slow', remotes: { 'mf-a': { version: '1.0.0' } } },
  });
  const { body: switching } = await open(cookie);
  expect(switching).toContain('http-equiv="refresh"');
  expect(getText(switching)).toMatch(/Revision 3 \(being checked\).*.* Revision 2 \(live\)/);
});

test('finds the release that serves a path or the change that removed it', async () => {
  const cookie = await signIn();
  const find = async (pageUrl: string) => getText((await open(cookie, `?address=${encodeURIComponent(pageUrl)}`)).body);
  expect(await find('https://site.example/?x')).toMatch(/\/ Route \/ of mf-a 1\.1\.0\. Open the page Owner: A &amp; B/);
  expect(await find('/b<i>')).toContain('No revision has had a route for /b&lt;i&gt;.');
  await store.change((_current, former) => {
    const document = { ...buildDocument('1.1.0', 'Closed', former.length + 1), routes: {} };
    return { document: { ...document, id: compositionId(document) } };
  });
  expect(await find('/')).toContain('Revision 3 removed the route / of mf-a 1.1.0: Closed (ada).');
});

describe('The canary', () => {
  const ROLLOUT = { id: 'r1', share: 500, state: 'running' as const, margin: 0.005, startedAt: '2026-01-03T10:00:00Z' };
  const step = async (fields: Record<string, string>) => {
    const cookie = await signIn();
    const form = getField((await open(cookie)).body, 'form');
    return post('canary', { form, rollout: 'r1', ...fields }, { cookie });
  };
  beforeEach(() =>
    store.change((_current, former) => {
      const { remotes, ...document } = buildDocument('1.1.0', 'Try', former.length + 1);
      const next = {
        ...document,
        remotes,
        rollout: {
          ...ROLLOUT,
          remotes: { 'mf-a': { ...remotes['mf-a']!, version: '1.2.0', digest: getDigest('1.2.0') } },
        },
      };
      return { document: { ...next, id: compositionId(next) } };
    }),
  );

  test.each([
    [{ step: 'widen', share: '20' }, 'Widen the canary of mf-a 1.2.0 to 20%', { share: 2000, state: 'running' }],
    [{ step: 'pause' }, 'Pause the canary of mf-a 1.2.0', { share: 500, state: 'paused' }],
    [{ step: 'abort', reason: 'Too slow' }, 'Too slow', undefined],
  ])('changes when an operator posts %j', async (fields, reason, rollout) => {
    expect(await step(fields)).toMatchObject({ statusCode: 303 });
    const { document } = (await store.read()) as { document: CompositionDocument };
    expect(document).toMatchObject({ revision: 4, actor: 'Grace', reason });
    expect(document.rollout).toEqual(rollout && expect.objectContaining(rollout));
  });

  test.each([
    [{ step: 'widen', share: '5%' }, 409, '5% of visitors already get mf-a 1.2.0'],
    [{ step: 'widen', share: '' }, 400, 'Enter a share'],
    [{ step: 'abort', rollout: 'r0' }, 409, 'The canary has already ended.'],
    [{ step: 'abort', form: 'another' }, 403, 'You are no longer signed in'],
  ])('does not change when an operator posts %j', async (fields, statusCode, sentence) => {
    expect(await step(fields)).toMatchObject({ statusCode, body: expect.stringContaining(sentence) });
    expect(await store.read()).toMatchObject({ document: { revision: 3 } });
  });
});

test("does not overwrite another operator's change, and keeps the entered reason", async () => {
  const { cookie, form } = await askedRollBack();
  await compose('1.2.0', 'In between');
  const refused = await post('roll-back', form, { cookie });
  expect(refused).toMatchObject({ statusCode: 409, body: expect.stringContaining('In between') });
  expect(getField(refused.body, 'reason')).toBe('It was slow');
  expect(await store.read()).toMatchObject({ document: { revision: 3 } });
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }, {}],
  ['without a session', { cookie: '' }, {}],
  ['with the form of another session', {}, { form: 'another' }],
])('rejects a form %s, and changes nothing', async (_what, headers, fields) => {
  const { cookie, form } = await askedRollBack();
  expect(await post('roll-back', { ...form, ...fields }, { cookie, ...headers })).toMatchObject({ statusCode: 403 });
  expect(await store.read()).toMatchObject({ document: { revision: 2 } });
});

test('reports a revision that does not exist', async () => {
  const cookie = await signIn();
  for (const to of ['9', 'x', '']) expect((await open(cookie, `/roll-back?to=${to}`)).statusCode).toBe(404);
});

test("while the database is unavailable, shows the site's health and why the history is missing", async () => {
  const away = openComposition('postgres://shell:secret@localhost:1/site');
  await site.close();
  site = await getSite(away);
  const cookie = await signIn();
  const overview = await open(cookie);
  const text = getText(overview.body);
  expect(text).toMatch(/Revision 2 is live.*mf-a 1\.1\.0 OK.*The history cannot be read right now\./);
  expect(text).toContain('Cannot reach the composition at postgres://localhost:1/site (ECONNREFUSED');
  expect(overview.body).not.toContain('secret');
  expect(await open(cookie, '/roll-back?to=1')).toMatchObject({ statusCode: 503 });
  await away.close();
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { inTime, pass, settle, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import type { RenderEvent } from './render-settings.ts';
import type { RemotePageRequest, RenderResponse } from './render-messages.ts';
import { RemoteRenderer } from './remote.ts';
import { type Answer, FakeProcesses } from '../../testing/fake-processes.ts';

const PAGE = {
  path: '/one',
  search: '',
  route: { pattern: '/one', remote: 'one', module: './page' },
} as RemotePageRequest;
const FOUND: RenderResponse = { kind: 'redirect', to: '/two' };
const hang = () => new Promise<never>(() => {});

let processes: FakeProcesses;
let events: RenderEvent[];
let renderer: RemoteRenderer;
let answer: Answer;
/** Sent for all other requests. */
let loaded: RenderResponse;

beforeEach(async () => {
  useFakeClock();
  events = [];
  answer = async () => FOUND;
  loaded = { kind: 'done' };
  processes = new FakeProcesses(
    () => async (request, process) => (request.kind === 'remote-page' ? answer(request, process) : loaded),
  );
  renderer = new RemoteRenderer({ name: 'one', version: '1.0.0', digest: 'sha384-a', source: '' }, ['./page'], {
    bundle: '',
    spawn: processes.spawn,
    assets: { scripts: [], shared: {} },
    siteName: 'a site',
    contactEmail: 'a@example.com',
    pageCacheBytes: 0,
    apiUrl: 'http://api.test',
    api: { isHanging: true, analytics: { gaId: '', analyticsOrigin: undefined } },
    renderTimeoutMs: 5000,
    renderMemoryMebibytes: 300,
    breakerFailures: 3,
    breakerResetMs: 1000,
    observe: (event) => events.push(event),
    log: Fastify({ logger: { level: 'silent' } }).log,
  });
  await renderer.start();
});
afterEach(() => {
  renderer.stop();
  useRealClock();
});

const results = () => events.flatMap((event) => (event.kind === 'render' ? [event.result] : []));
const render = () => inTime(renderer.render(PAGE));

test('returns the response of the process, which knows if the API hangs', async () => {
  expect(await render()).toEqual(FOUND);
  expect(processes.all[0]?.requests.at(-1)).toMatchObject({ page: { isApiHanging: true } });
  expect(results()).toEqual(['redirect']);
});

test('a page whose process exits is rendered once more in the next process', async () => {
  let ends = 1;
  answer = async (_request, process) => ((ends -= 1) >= 0 ? (process.exit(1), hang()) : FOUND);
  expect(await render()).toEqual(FOUND);
  ends = 2;
  expect(await render()).toEqual({ kind: 'unavailable' });
  expect(results()).toEqual(['redirect', 'ended']);
  expect(renderer.health().lastFailure?.reason).toBe('it exited with code 1');
});

test('a page that throws does not affect others, and the health check lists it until it renders', async () => {
  answer = async () => ({ kind: 'failed', reason: 'Error: no data\n    at load' });
  for (let page = 0; page < 5; page += 1) expect(await render()).toEqual({ kind: 'unavailable' });
  expect(renderer.health()).toMatchObject({
    state: 'ready',
    breaker: 'closed',
    lastFailure: { reason: 'Error: no data' },
    failingPages: [{ route: '/one', path: '/one' }],
  });
  answer = async () => FOUND;
  await render();
  expect(renderer.health().failingPages).toBeUndefined();
});

test('three late pages open the breaker and replace the process, and the next successful page closes the breaker', async () => {
  answer = hang;
  for (let page = 0; page < 3; page += 1) await render();
  const lastFailure = { reason: expect.stringMatching(/within 5 s/) };
  expect(renderer.health()).toMatchObject({ breaker: 'open', lastFailure });
  expect(processes.all[0]?.isRunning).toBe(false);
  answer = async () => FOUND;
  expect(await renderer.render(PAGE)).toEqual({ kind: 'unavailable' });
  await pass(1000);
  expect(await render()).toEqual(FOUND);
  expect(results()).toEqual(['late', 'late', 'late', 'open', 'redirect']);
  expect(renderer.health()).toMatchObject({ breaker: 'closed', restarts: 1, lastFailure });
});

test('a drained process finishes its pages before it stops', async () => {
  const page = Promise.withResolvers<RenderResponse>();
  answer = () => page.promise;
  const rendered = renderer.render(PAGE);
  await settle();
  const drained = renderer.drain();
  await pass(4000);
  expect(processes.all[0]?.isRunning).toBe(true);
  page.resolve(FOUND);
  await inTime(drained);
  expect(await rendered).toEqual(FOUND);
  expect([processes.all[0]?.isRunning, renderer.health().state]).toEqual([false, 'stopped']);
});

test('returns a part only if the process is running and its response is valid', async () => {
  const request = { name: 'navigation', module: './parts/navigation', site: {} as never } as const;
  const part = () => renderer.part(request, 1000);
  expect(await part()).toMatchObject({ ok: false, code: 'PART_FAILED', reason: 'it sent the wrong kind of response' });
  renderer.stop();
  expect(await part()).toMatchObject({ ok: false, code: 'RESTARTING', reason: 'its process is restarting' });
  await expect(renderer.check(PAGE, 1000)).rejects.toMatchObject({ code: 'RESTARTING' });
  expect([await render(), results()]).toEqual([{ kind: 'unavailable' }, ['down']]);
});

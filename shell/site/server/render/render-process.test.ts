import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inTime, pass, settle, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import type { RenderResponse } from './render-messages.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';
import { type Answer, FakeProcesses, type FakeProcess } from '../../testing/fake-processes.ts';

const SETUP = { apiUrl: 'http://localhost', apiTimeLimitMs: 1000 };
const PING = { kind: 'ping' } as const;
const LOAD = { kind: 'load', modules: [] } as const;
const DONE: RenderResponse = { kind: 'done' };
const hang = () => new Promise<never>(() => {});

beforeEach(() => useFakeClock());
afterEach(useRealClock);

const buildProcess = ({ spawn }: FakeProcesses, options?: Partial<RenderProcessOptions>) =>
  new RenderProcess({ bundle: '', memoryMb: 300, onLine: () => {}, spawn, ...options });

/** Responds to the setup. `answer` handles the other requests. */
async function start(answer: Answer = async () => DONE, options?: Partial<RenderProcessOptions>) {
  const processes = new FakeProcesses(
    () => async (request, process) => (request.kind === 'setup' ? DONE : answer(request, process)),
  );
  const started = buildProcess(processes, options);
  await started.setUp(SETUP);
  return { started, fake: processes.all[0] as FakeProcess };
}

const LAST_WORDS = 'Error: no data\n    at load (entry.js:1:1)\n\nNode.js v24.0.0\n';
const KILLED = /^it was killed with SIGKILL, by itself or because the system ran out of memory$/;
const EAGAIN = new Error('spawn EAGAIN');
const UNASKED = /^it sent a response without a request$/;

test.each<[string, RegExp, (fake: FakeProcess) => unknown]>([
  ['responds to a request that was not sent', UNASKED, (fake) => fake.say('{"id":999,"kind":"done"}')],
  ['sends a line that is not JSON', /^it sent an invalid message$/, (fake) => fake.say('hello')],
  ['sends a message without an ID', /^it sent an invalid message$/, (fake) => fake.say('{"kind":"done"}')],
  ['sends an endless line', /^it sent a response of more than 4 MB$/, (fake) => fake.say('x'.repeat(4 * 2 ** 20 + 1))],
  ['is silent', /^it did not respond for 5 s$/, () => pass(5500)],
  ['writes endless output', /^it wrote too much output$/, (fake) => fake.stderr.write('x'.repeat(2 ** 24 + 1))],
  ['exits', /^it exited with code 3$/, (fake) => fake.exit(3)],
  ['throws', /^it exited with code 1: Error: no data$/, (fake) => fake.exit(1, LAST_WORDS)],
  ['fills its heap', /^it ran out of heap memory$/, (fake) => fake.exit(134, 'JavaScript heap out of memory')],
  ['is killed', KILLED, (fake) => fake.kill('SIGKILL')],
  ['is killed by another signal', /^it exited with SIGTERM$/, (fake) => fake.kill('SIGTERM')],
  ['cannot start', /^it could not start: spawn EAGAIN$/, (fake) => (fake.emit('error', EAGAIN), fake.kill('SIGKILL'))],
])('kills a process that %s, and reports the reason', async (_what, reason, misbehave) => {
  const { started, fake } = await start(hang);
  const waiting = started.request(LOAD, 60_000).catch((error: unknown) => error);
  await misbehave(fake);
  expect(await started.ended).toMatch(reason);
  const error = { code: 'ENDED', message: expect.stringMatching(reason) };
  expect([started.hasEnded, fake.isRunning]).toEqual([true, false]);
  expect(await waiting).toMatchObject(error);
  await expect(started.request(PING, 1000)).rejects.toMatchObject(error);
});

test('a process that exceeds its memory limit is killed', async () => {
  const processes = new FakeProcesses();
  const spawn: RenderProcessOptions['spawn'] = () => Object.assign(processes.spawn(), { pid: process.pid });
  const { started } = await start(undefined, { memoryMb: 1, spawn });
  if (process.platform !== 'linux') return;
  await pass(500);
  expect(await started.ended).toMatch(/^it used \d+ MB of memory\. The limit is 1 MB$/);
});

test('logs what the process writes', async () => {
  const lines: string[] = [];
  const { fake } = await start(undefined, { onLine: (line) => lines.push(line) });
  fake.stdout.write('one\n');
  fake.stderr.write('two\n');
  await settle();
  expect(lines).toEqual(['one', 'two']);
});

test('a request without a response in time fails, and its late response is ignored', async () => {
  const first = Promise.withResolvers<RenderResponse>();
  const answers = [first.promise, Promise.resolve(DONE)];
  const { started } = await start(async ({ kind }) => (kind === 'load' ? (answers.shift() ?? hang()) : DONE));
  const late = started.request(LOAD, 100).catch((error: unknown) => error);
  await pass(100);
  expect(await late).toMatchObject({ code: 'LATE' });
  first.resolve({ kind: 'failed', reason: 'late' });
  expect(await started.request(LOAD, 100)).toEqual(DONE);
  expect(started.hasEnded).toBe(false);
});

test('a process does not count as silent while its ping waits behind other requests', async () => {
  let queue = Promise.resolve();
  const takeMs = (ms: number) => (queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, ms))));
  const { started } = await start(({ kind }) => takeMs(kind === 'load' ? 1000 : 0).then(() => DONE));
  const responses = Array.from({ length: 30 }, () => started.request(LOAD, 60_000));
  expect(await inTime(Promise.all(responses))).toHaveLength(30);
  expect(started.hasEnded).toBe(false);
});

test('a process that leaves a thousand requests unanswered is killed, even if it responds to pings', async () => {
  const { started } = await start(({ kind }) => (kind === 'load' ? hang() : Promise.resolve(DONE)));
  const late = () => started.request(LOAD, 100).catch(({ code }: Error & { code: string }) => code);
  const all = Array.from({ length: 1000 }, late);
  await pass(100);
  expect([new Set(await Promise.all(all)), started.hasEnded]).toEqual([new Set(['LATE']), false]);
  expect([await late(), await started.ended]).toEqual(['ENDED', 'it left 1000 requests unanswered']);
});

test.each([
  ['does not respond to the setup', hang, 20_000, 'LATE'],
  ['exits during the setup', (_: unknown, fake: FakeProcess) => (fake.exit(1, 'no'), hang()), 0, 'ENDED'],
] as const)('a process that %s does not start', async (_what, answer, ms, code) => {
  const processes = new FakeProcesses(() => answer);
  const start = buildProcess(processes)
    .setUp(SETUP)
    .catch((thrown: unknown) => thrown);
  await pass(ms);
  expect(await start).toMatchObject({ code });
  expect(processes.all[0]?.isRunning).toBe(false);
});

test('a process that is no longer needed is killed during its setup', async () => {
  const processes = new FakeProcesses(() => hang);
  const started = buildProcess(processes);
  const start = started.setUp(SETUP);
  started.end('it is no longer needed');
  await expect(start).rejects.toMatchObject({ code: 'ENDED', message: 'it is no longer needed' });
  expect(processes.all[0]?.isRunning).toBe(false);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfiguration } from '../configuration/configuration.ts';
import { createApp, listen } from '../create-app.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { rawConnection, readResponse } from '../testing/raw-connection.ts';
import { replaceSleep } from '../testing/replace-sleep.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { stopApiOnSignal } from './stop-on-signal.ts';
import type { StopTimes } from './stop-on-signal.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

let folder: string;
let logs: { level: number; msg: string }[];
let exitCodes: unknown[];
let exit: PromiseWithResolvers<unknown>;
let restoreSleep = () => {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-stop-'));
  [logs, exitCodes, exit] = [[], [], Promise.withResolvers()];
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    exitCodes.push(code);
    exit.resolve(code);
    exit = Promise.withResolvers();
    return undefined as never;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  restoreSleep();
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  await rm(folder, { recursive: true, force: true });
});

async function start(times: Partial<StopTimes> = {}, settings: Record<string, string> = {}) {
  const environment = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: 'off', DATA_DIR: folder, ...settings };
  const configuration = readConfiguration(environment);
  const write = (line: string) => void logs.push(JSON.parse(line) as (typeof logs)[number]);
  const logger = pino({ level: 'info' }, { write });
  const app = await createApp(configuration, logger);
  const listening = listen(app, configuration);
  stopApiOnSignal(app, logger, { drainMs: 0, stopTimeoutMs: 60_000, ...times }, listening);
  return { app, url: async () => `http://127.0.0.1:${await listening}` };
}

/** The drain period lasts until the test ends it. */
const DRAIN_MS = 54_321;
function drain() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  restoreSleep = replaceSleep((original) => (ms, ...rest) => {
    if (ms !== DRAIN_MS) return original(ms, ...rest);
    entered.resolve();
    return promise;
  });
  return { entered: entered.promise, end: resolve };
}

function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  const { promise } = exit;
  process.emit(signal, signal);
  return promise;
}

const postHead = (length: number) =>
  `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test.each(SIGNALS)('%s fails readiness immediately, and new requests are answered during the drain', async (signal) => {
  const { entered, end } = drain();
  const url = await (await start({ drainMs: DRAIN_MS })).url();
  const exited = stop(signal);
  await entered;
  const ready = await fetch(`${url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  for (const path of ['/api/categories', '/health/live', '/api/units/love', '/api/units/%zz', '/nowhere'])
    expect((await fetch(url + path)).headers.get('connection')).toBe('close');
  expect((await postMessage(url, aMessage())).status).toBe(201);
  end();
  expect(await exited).toBe(0);
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
  expect(logs.at(-1)?.msg).toBe('Stopped.');
  expect(logs.filter(({ level }) => level >= 50)).toEqual([]);
});

test('an API that is stopped during startup exits with 0 and reports no failure', async () => {
  await start();
  expect(await stop()).toBe(0);
  expect(logs.filter(({ level }) => level >= 50)).toEqual([]);
});

describe('on SIGTERM', () => {
  test('waits for a request that is arriving, but not for idle connections', async () => {
    const url = await (await start()).url();
    const silent = rawConnection(url);
    const body = JSON.stringify(aMessage());
    const slow = rawConnection(url, postHead(body.length) + body.slice(0, 5));
    await Promise.all([silent, slow].map(({ socket }) => once(socket, 'connect')));
    const exited = stop();
    await silent.closed;
    slow.socket.write(body.slice(5));
    await slow.closed;
    expect(readResponse(slow.received())).toMatchObject({ status: 201, headers: { connection: 'close' } });
    expect(await exited).toBe(0);
  });

  test('rejects a request that never finishes arriving after half of the remaining time', async () => {
    const url = await (await start({ stopTimeoutMs: 3000 })).url();
    const head = rawConnection(url, 'GET /api/ga-id HT');
    const content = rawConnection(url, `${postHead(1000)}{`);
    await Promise.all([head, content].map(({ socket }) => once(socket, 'connect')));
    const exited = stop();
    await Promise.all([head.closed, content.closed]);
    expect([head, content].map(({ received }) => readResponse(received()).status)).toEqual([408, 408]);
    expect(await exited).toBe(0);
  });

  test('with a stalled mail server, exits with 1 after the time limit', async () => {
    const offered = Promise.withResolvers<void>();
    const mail = await startMailServer({ trouble: () => (offered.resolve(), 'stall') });
    const { url } = await start({}, { SMTP_URL: mail.url });
    await postMessage(await url(), aMessage());
    await offered.promise;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const exited = stop();
    const [[endOfTime] = []] = timers.mock.calls;
    timers.mockRestore();
    endOfTime?.();
    expect(await exited).toBe(1);
    expect(logs.at(-1)).toMatchObject({
      level: 50,
      msg: 'Stopping took longer than 60 s. To allow more time, increase STOP_TIMEOUT_SECONDS.',
    });
    const { promise: ended } = exit;
    await mail.stop();
    expect(await ended).toBe(0);
  });

  test('exits immediately on a second signal, but not on the copy that npm forwards', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { entered, end } = drain();
    await (await start({ drainMs: DRAIN_MS })).url();
    const exited = stop();
    await entered;
    now.mockReturnValue(1500);
    process.emit('SIGINT', 'SIGINT');
    expect(exitCodes).toEqual([]);
    now.mockReturnValue(1501);
    process.emit('SIGTERM', 'SIGTERM');
    expect(await exited).toBe(1);
    expect(logs.at(-1)?.msg).toBe('Exiting immediately because of a second signal.');
    now.mockRestore();
    const { promise: ended } = exit;
    end();
    await ended;
  });
});

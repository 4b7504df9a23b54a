import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type LoneShell, startLoneShell } from '../support/lone-shell.ts';
import { RawConnection } from '../support/raw-connection.ts';
import { EchoApiServer } from '../support/echo-api-server.ts';
import { waitFor } from '../support/wait-for.ts';

const HOST = 'host: site.test\r\n';
const READY = `GET /health/ready HTTP/1.1\r\n${HOST}\r\n`;
/** This is long enough to finish open requests on a busy machine. */
const DRAIN_SECONDS = 5;
const STOP_TIMEOUT_SECONDS = 60;

let api: EchoApiServer;
let shell: LoneShell;
let finishSlow: () => void;

beforeEach(async () => {
  api = await EchoApiServer.start({
    '/api/slow': (_request, response) => {
      finishSlow = () => response.end('slow but whole');
    },
    '/api/never': () => {},
  });
});
afterEach(async () => {
  await shell?.process.stop('SIGKILL');
  await api?.stop();
});

const open = async (text: string) => {
  const connection = await RawConnection.open(shell.port);
  connection.write(text);
  return connection;
};
const stop = () => {
  const startedAt = Date.now();
  void shell.process.stop('SIGTERM');
  return shell.process.ended.then((code) => ({ code, seconds: (Date.now() - startedAt) / 1000 }));
};
const untilAsked = (path: string) =>
  waitFor('the API to be asked', async () => api.asked.some(({ url }) => url === path));

describe('a shell that receives a stop signal', () => {
  // Any server can lose connections accepted while it closes the port. The drain period protects clients that check
  // readiness, as load balancers do.
  test('reports that it is stopping, finishes its requests, and loses no request from clients that watch its readiness', async () => {
    shell = await startLoneShell({ API_URL: api.origin, DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const lost: string[] = [];
    let answered = 0;
    let isReady = true;
    const client = async (name: number, pauseMs: number) => {
      for (let turn = 0; isReady;) {
        const connection = await RawConnection.open(shell.port);
        for (let isOpen = true; isOpen; turn += 1) {
          connection.write(`GET /api/client-${name}-${turn} HTTP/1.1\r\n${HOST}\r\n`);
          const answer = await connection.response();
          if (answer?.status !== 200 || !answer.isWhole) {
            lost.push(`client-${name}-${turn}: ${JSON.stringify(answer)}`);
            return;
          }
          answered += 1;
          isOpen = answer.headers['connection'] !== 'close';
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    };
    const clients = Array.from({ length: 12 }, (_, name) => client(name, name * 10));
    await waitFor('the clients to start', async () => answered > 100);
    const waiting = await open(`GET /api/slow HTTP/1.1\r\n${HOST}\r\n`);
    const uploading = await open(`POST /api/first HTTP/1.1\r\n${HOST}content-length: 10\r\n\r\nhello`);
    const silent = await open('');
    await untilAsked('/api/slow');

    const stopped = stop();
    await waitFor('the signal to be taken', async () => shell.log().some(({ msg }) => msg === 'Stopping.'));
    const before = answered;
    silent.write(`GET /api/second HTTP/1.1\r\n${HOST}\r\n`);
    uploading.write('world');
    expect(await silent.response()).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect(JSON.parse((await uploading.response())?.body ?? '')).toMatchObject({ body: 'helloworld' });
    await waitFor('the clients to reconnect while it stops', async () => answered > before + 20);
    const ready = await fetch(`${shell.origin}/health/ready`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await ready.json()).toMatchObject({ status: 'stopping' });
    isReady = false;
    await Promise.all(clients);
    expect(lost).toEqual([]);
    finishSlow();
    expect(await waiting.response()).toMatchObject({
      status: 200,
      body: 'slow but whole',
      headers: { connection: 'close' },
    });
    const { code, seconds } = await stopped;
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(DRAIN_SECONDS - 0.1);
    await expect(RawConnection.open(shell.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('never waits longer than STOP_TIMEOUT_SECONDS for a trickling body, a missing response, or a client that stops reading', async () => {
    shell = await startLoneShell({ API_URL: api.origin, STOP_TIMEOUT_SECONDS: '2' });
    const trickling = await open(`POST /api/first HTTP/1.1\r\n${HOST}content-length: 1000\r\n\r\n`);
    const timer = setInterval(() => trickling.write('x'), 100);
    await open(`GET /api/never HTTP/1.1\r\n${HOST}\r\n`);
    await open('GET / HTTP/1.1\r\n');
    await untilAsked('/api/never');
    // None of the three requests ever finishes, so the shell would not stop without the limit.
    const { code, seconds } = await stop();
    clearInterval(timer);
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(1.5);
  });
});

test('a shell at its connection limit rejects connections, accepts them again later, and stops without waiting for idle ones', async () => {
  shell = await startLoneShell({
    API_URL: api.origin,
    MAX_CONNECTIONS: '10',
    STOP_TIMEOUT_SECONDS: String(STOP_TIMEOUT_SECONDS),
  });
  const places = await Promise.all(Array.from({ length: 10 }, () => open(READY)));
  for (const connection of places) await connection.response();
  await (await RawConnection.open(shell.port)).end();
  for (const connection of places) connection.cut();
  await waitFor('a place', async () => (await fetch(`${shell.origin}/health/live`)).ok);
  await (await open(READY)).response();
  await open('');
  const { code, seconds } = await stop();
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(STOP_TIMEOUT_SECONDS);
});

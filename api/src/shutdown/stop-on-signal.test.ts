import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { buildApi } from '../testing/build-api.ts';
import type { BuiltApi } from '../testing/build-api.ts';
import { rawConnection, readResponse } from '../testing/raw-connection.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { startProcess } from '../testing/start-process.ts';
import type { ApiProcess } from '../testing/start-process.ts';

let built: BuiltApi;
let folder: string;
beforeAll(async () => {
  built = await buildApi();
  folder = await mkdtemp(join(tmpdir(), 'api-stop-'));
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

const start = (settings: Record<string, string>) =>
  startProcess(built.file, {
    DATA_DIR: join(folder, String(Math.random())),
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_DAY: '1000000',
    ...settings,
  });
const messagesOf = ({ logs }: ApiProcess) => logs.map((line) => (JSON.parse(line) as { msg: string }).msg);
async function untilStopping(api: ApiProcess): Promise<void> {
  while (!messagesOf(api).includes('Stopping.')) await rest(5);
}

async function get(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('on SIGTERM', () => {
  test('answers clients that keep sending requests, closes their connections, and exits with 0', async () => {
    const api = await start({ DRAIN_SECONDS: '1' });
    let answered = 0;
    const failed: unknown[] = [];
    /** Reuses one connection while the server keeps it open. */
    const ask = async (path: string, method = 'GET') => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const body = JSON.stringify(aMessage());
      for (;;) {
        const asked = request(api.url + path, {
          agent,
          method,
          headers: method === 'POST' ? { 'content-type': 'application/json', 'content-length': body.length } : {},
        });
        try {
          const [response] = (await once(asked.end(method === 'POST' ? body : undefined), 'response')) as [
            IncomingMessage,
          ];
          await once(response.resume(), 'end');
          answered += 1;
          if (response.headers.connection === 'close') return;
        } catch (error) {
          failed.push(error);
          return;
        }
      }
    };
    const clients = [
      ...Array.from({ length: 8 }, () => ask('/api/conversions')),
      ...Array.from({ length: 4 }, () => ask('/api/contact', 'POST')),
    ];
    await rest(500);
    const before = answered;
    const ended = api.end('SIGTERM');
    await Promise.all(clients);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(before);
    expect(await ended).toBe(0);
    expect(messagesOf(api).at(-1)).toBe('Stopped.');
  });

  test('fails readiness immediately, and answers new requests while it drains', async () => {
    const api = await start({ DRAIN_SECONDS: '3' });
    const ended = api.end('SIGTERM');
    await untilStopping(api);
    const ready = await fetch(`${api.url}/health/ready`);
    expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'stopping']);
    const agent = new Agent({ keepAlive: true });
    for (const path of ['/api/categories', '/health/live', '/api/units/love', '/api/units/%zz', '/nowhere']) {
      expect((await get(api.url + path, agent)).headers.connection).toBe('close');
    }
    expect((await postMessage(api.url, aMessage())).status).toBe(201);
    expect(await ended).toBe(0);
    await expect(fetch(`${api.url}/health/live`)).rejects.toThrow('fetch failed');
  });

  test('waits for a request that is arriving, but not for idle connections', async () => {
    const api = await start({ DRAIN_SECONDS: '0' });
    const silent = rawConnection(api.url);
    const body = JSON.stringify(aMessage());
    const slow = rawConnection(
      api.url,
      `POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await rest(300);
    const ended = api.end('SIGTERM');
    await untilStopping(api);
    await rest(500);
    slow.socket.write(body);
    await slow.closed;
    expect(readResponse(slow.received())).toMatchObject({ status: 201, headers: { connection: 'close' } });
    await silent.closed;
    expect(await ended).toBe(0);
  });

  test('refuses a request that never finishes arriving', async () => {
    const api = await start({ DRAIN_SECONDS: '0', STOP_TIMEOUT_SECONDS: '4', REQUEST_TIMEOUT_SECONDS: '60' });
    const head = rawConnection(api.url, 'GET /api/ga-id HT');
    const content = rawConnection(
      api.url,
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    await rest(300);
    const ended = api.end('SIGTERM');
    await Promise.all([head.closed, content.closed]);
    expect([head, content].map(({ received }) => readResponse(received()).status)).toEqual([408, 408]);
    expect(await ended).toBe(0);
  });

  test('exits with 1 and a message if the mail server never accepts a message', async () => {
    const offered = Promise.withResolvers<void>();
    const mail = await startMailServer({ trouble: () => (offered.resolve(), 'stall') });
    const api = await start({ DRAIN_SECONDS: '0', STOP_TIMEOUT_SECONDS: '2', SMTP_URL: mail.url });
    await postMessage(api.url, aMessage());
    await offered.promise;
    expect(await api.end('SIGTERM')).toBe(1);
    expect(messagesOf(api).at(-1)).toMatch(
      /^The API did not stop within 2 s: it was waiting for the mail server to accept messages/,
    );
    await mail.stop();
  });

  test('exits with 0 even if the database never responds', async () => {
    // Accepts connections but never responds, like a frozen server.
    const frozen = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    const api = await start({
      DRAIN_SECONDS: '0',
      STOP_TIMEOUT_SECONDS: '2',
      DATABASE_URL: `postgres://u@127.0.0.1:${(frozen.address() as AddressInfo).port}/db`,
    });
    const message = postMessage(api.url, aMessage());
    await rest(500);
    expect(await api.end('SIGTERM')).toBe(0);
    expect((await message).status).toBe(503);
    frozen.close();
  });

  test('exits immediately at a second signal', async () => {
    const api = await start({ DRAIN_SECONDS: '60', STOP_TIMEOUT_SECONDS: '80' });
    const ended = api.end('SIGTERM');
    await untilStopping(api);
    await rest(1_000); // an immediate second signal counts as npm's copy
    void api.end('SIGTERM');
    expect(await ended).toBe(1);
    expect(messagesOf(api).at(-1)).toBe('A second signal ends the process immediately.');
  });
});

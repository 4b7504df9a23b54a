import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { HttpServers, describeListenError } from './http-servers.ts';

const ANSWERS = { getHeaders: () => ({}), onRefused: () => {} };

let servers: HttpServers;
let server: Server;
let port: number;
const sockets: Socket[] = [];

async function start(
  handle: RequestListener,
  { requestTimeoutMs = 15_000, maxConnections = 100, host = '127.0.0.1' } = {},
) {
  servers = new HttpServers({
    requestTimeoutMs,
    inactivityMs: 60_000,
    maxConnections,
    ...ANSWERS,
  });
  server = servers.create(handle);
  port = await servers.listen(host, 0);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await servers.close({ timeoutMs: 0 });
});

/** `received` resolves with everything that has arrived when the server closes the connection. */
function send(text: string, host = '127.0.0.1') {
  const socket = connect({ host, port });
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => {});
  socket.write(text);
  return { socket, received: new Promise<string>((resolve) => socket.once('close', () => resolve(received))) };
}

/** The client gets this status and then closes the connection. */
async function getStatus(text: string, host?: string): Promise<number[]> {
  const { socket, received } = send(text, host);
  await once(socket, 'data');
  socket.end();
  return statuses(await received);
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('a server that closes', () => {
  test('answers requests on connections that the system has accepted but no process has read', async () => {
    await start((_request, response) => response.end('answered'));
    const clients = Array.from({ length: 50 }, () => send(get('/')));
    // connect() runs in the next tick, and the kernel accepts the connections. The server sees them in a later turn.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const closed = servers.close({});
    for (const { received } of clients) expect(await received).toMatch(/connection: close[^]*answered$/i);
    await closed;
    await expect(once(send(get('/')).socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('waits for responses in progress', async () => {
    const responding = Promise.withResolvers<ServerResponse>();
    await start((_request, response) => responding.resolve(response));
    const { received } = send(get('/slow'));
    const response = await responding.promise;
    const closed = servers.close({});
    expect(servers.unanswered).toBe(1);
    response.end('whole');
    expect(await received).toMatch(/whole$/);
    await closed;
  });

  test('refuses a request that is still arriving after the timeout', async () => {
    await start(() => {});
    const { received } = send('GET / HT');
    await once(server, 'connection');
    await servers.close({ patienceMs: 0 });
    expect(statuses(await received)).toEqual([408]);
  });
});

test('a server at its connection limit closes idle connections', async () => {
  await start((request, response) => (request.url === '/' ? response.end('answered') : undefined), {
    maxConnections: 2,
  });
  const [kept, busy] = [send(get('/')), send(get('/slow'))];
  await once(kept.socket, 'data');
  while (servers.unanswered < 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await send(get('/')).received).toBe('');
  expect(statuses(await kept.received)).toEqual([200]);
  expect(await getStatus(get('/'))).toEqual([200]);
  expect(busy.socket.destroyed).toBe(false);
});

describe('an invalid request', () => {
  test('behind a pending request is refused after its response, even if it is too slow', async () => {
    const responding = Promise.withResolvers<ServerResponse>();
    await start((_request, response) => responding.resolve(response), { requestTimeoutMs: 500 });
    const { received } = send(`${get('/')}GET /part`);
    const response = await responding.promise;
    await once(server, 'clientError');
    response.end('first');
    expect(statuses(await received)).toEqual([200, 408]);
  });

  test('after a request that got an early response gets no response, which could be mistaken for the next one', async () => {
    await start((_request, response) => response.end('early'));
    const { received } = send('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nno chunk\r\n');
    expect(statuses(await received)).toEqual([200]);
  });

  test('does not end the process if its client has disconnected', async () => {
    await start((_request, response) => response.end('answered'));
    for (const text of ['CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n', 'no HTTP\r\n\r\n']) {
      const { socket, received } = send(text);
      await once(socket, 'data');
      socket.resetAndDestroy();
      await received;
      while (servers.openConnections > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await getStatus(get('/'))).toEqual([200]);
  });
});

describe('a client that closes its side of the connection', () => {
  test('gets pending responses, and then its connection closes', async () => {
    const responses: ServerResponse[] = [];
    await start((_request, response) => void responses.push(response));
    const { socket, received } = send(get('/first') + get('/second'));
    const half = new Promise<void>((resolve) => server.once('connection', (peer) => peer.once('end', resolve)));
    socket.end();
    await half;
    while (responses.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (const [index, response] of responses.entries()) response.end(`response ${index + 1}`);
    expect(await received).toMatch(/response 1[^]*response 2$/);
  });

  test('loses its connection if it sent no complete request', async () => {
    await start((_request, response) => response.end('answered'));
    for (const [text, expected] of [
      ['', []],
      ['GET / HT', [400]],
    ] as const) {
      const { socket, received } = send(text);
      socket.end();
      expect(statuses(await received)).toEqual(expected);
    }
  });
});

test('a server limits the time for each part of a request, and keeps idle connections longer than a proxy', async () => {
  await start(() => {}, { requestTimeoutMs: 4000 });
  const { keepAliveTimeout, headersTimeout, requestTimeout, timeout, maxConnections } = server;
  expect([keepAliveTimeout, headersTimeout, requestTimeout, timeout, maxConnections]).toEqual([
    72_000, 4000, 4000, 60_000, 100,
  ]);
});

test('a client that waits for 100 Continue gets it before its content is read', async () => {
  await start((request, response) => void request.resume().once('end', () => response.end('answered')));
  const { socket, received } = send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n');
  await once(socket, 'data');
  socket.end('ab');
  expect(statuses(await received)).toEqual([100, 200]);
});

test.each([
  [{ code: 'EADDRINUSE' }, 'Port 80 on 192.0.2.1 is in use by another program. Set PORT to another port.'],
  [{ code: 'EACCES' }, 'This account cannot use port 80. Set PORT to another port.'],
  [{ code: 'EADDRNOTAVAIL' }, '192.0.2.1 is not an address of this machine. Set HOST.'],
])('the error %o while listening is reported with the setting to change', (cause, sentence) => {
  expect(describeListenError('192.0.2.1', 80, Object.assign(new Error('No.'), cause))).toBe(sentence);
});

test('a host name that does not resolve and a port that is in use are reported', async () => {
  await start(() => {});
  const other = new HttpServers({ requestTimeoutMs: 1, inactivityMs: 1, maxConnections: 1, ...ANSWERS });
  other.create(() => {});
  await expect(other.listen('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
  await expect(other.listen('nowhere.invalid', 0)).rejects.toThrow('Host name nowhere.invalid does not resolve.');
});

test('localhost listens on all loopback addresses of the machine', async () => {
  await start((_request, response) => response.end('answered'), { host: 'localhost' });
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));
  const hosts = ['127.0.0.1', '::1'].filter((address) => own.includes(address));
  expect(hosts).not.toEqual([]);
  for (const host of hosts) {
    expect(await getStatus(get('/'), host)).toEqual([200]);
  }
});

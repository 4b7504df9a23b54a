import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ApiRequest, ApiUpstream } from './api-upstream.ts';

let server: Server;
let upstream: ApiUpstream;
let answer: RequestListener;
let connections: Set<unknown>;
const availability = { isHanging: false };

beforeEach(async () => {
  connections = new Set();
  availability.isHanging = false;
  answer = (_request, response) => response.end('answered');
  server = createServer((request, response) => {
    connections.add(request.socket);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  upstream = newUpstream(600_000);
});
const newUpstream = (timeLimitMs: number) =>
  new ApiUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, availability, timeLimitMs);
afterEach(() => {
  upstream.close();
  server.close();
  server.closeAllConnections();
});

async function send(request: Partial<ApiRequest>): Promise<number | undefined> {
  const { signal } = new AbortController();
  const response = await upstream.send({ method: 'GET', path: '/api/units', headers: {}, signal, ...request });
  await text(response);
  return response.statusCode;
}

const POST = { method: 'POST', path: '/api/contact', body: Buffer.from('{}') };

test('while the API hangs, reads fail immediately, but forms are still sent', async () => {
  availability.isHanging = true;
  await expect(send({})).rejects.toMatchObject({ code: 'API_UNREACHABLE', message: 'Cannot reach the API.' });
  expect(connections.size).toBe(0);
  expect(await send(POST)).toBe(200);
});

test('a request that gets no response in time fails', async () => {
  answer = () => {};
  upstream = newUpstream(50);
  await expect(send(POST)).rejects.toMatchObject({ code: 'API_TIMEOUT' });
});

test('reads share a connection, but each request with a body uses a new one', async () => {
  await send({});
  await send({});
  expect(connections.size).toBe(1);
  await send(POST);
  await send(POST);
  expect(connections.size).toBe(3);
});

test.each([
  [{ 'idempotency-key': 'a-key-of-a-form' }, 200, 2],
  [{}, 503, 1],
])(
  'a form with the headers %j that is sent while the API restarts gets %d after %d attempts',
  async (headers, status, all) => {
    let attempts = 0;
    answer = (_request, response) => {
      attempts += 1;
      response.writeHead(attempts === 1 ? 503 : 200).end();
    };
    expect([await send({ ...POST, headers }), attempts]).toEqual([status, all]);
  },
);

test('a read is sent again if the API has closed the connection', async () => {
  await send({});
  answer = ({ socket }, response) => (connections.size === 1 ? socket.destroy() : response.end());
  expect(await send({})).toBe(200);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CORRUPTION, FaultyServer } from './faulty-server.ts';
import { waitFor } from './wait-for.ts';

const SCRIPT = 'console.log(1);';

const target = createServer((_request, response) => response.setHeader('content-type', 'text/javascript').end(SCRIPT));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: FaultyServer;

beforeAll(async () => {
  await once(target.listen(0, 'localhost'), 'listening');
  server = await FaultyServer.start(`http://localhost:${(target.address() as AddressInfo).port}`);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  target.closeAllConnections();
  target.close();
});

async function ask() {
  const [response] = (await once(get(`${server.origin}/a.js`, { agent }), 'response')) as [IncomingMessage];
  const { statusCode: status, headers, socket } = response;
  const connection = socket.localPort;
  return { status, type: headers['content-type'], body: await text(response), connection };
}

test('serves the files of its target over one connection until it fails', async () => {
  const first = await ask();
  expect(first).toMatchObject({ status: 200, type: 'text/javascript', body: SCRIPT });
  expect(await ask()).toEqual(first);
});

test.each([
  ['corrupted', { status: 200, body: SCRIPT + CORRUPTION }],
  ['wrong type', { status: 200, type: 'text/plain' }],
  ['500', { status: 500 }],
] as const)('cuts the connection when it becomes “%s”, and when it heals', async (fault, faulty) => {
  const before = await ask();
  await server.fail(fault);
  await waitFor('the client to notice', async () => Object.keys(agent.freeSockets).length === 0);
  const during = await ask();
  expect(during).toMatchObject(faulty);
  await server.heal();
  const after = await ask();
  expect(after).toMatchObject({ status: 200, type: 'text/javascript', body: SCRIPT });
  expect(new Set([before, during, after].map(({ connection }) => connection)).size).toBe(3);
});

test.each(['stopped', 'truncated'] as const)('fails requests while it is %s', async (fault) => {
  await server.fail(fault);
  await expect(ask()).rejects.toThrow(/ECONNREFUSED|aborted|ECONNRESET|hang up/);
  await server.heal();
  expect((await ask()).status).toBe(200);
});

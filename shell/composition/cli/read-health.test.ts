import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHealth } from './read-health.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function siteThat(answers: RequestListener): Promise<string> {
  server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('reads the health of a site that is not ready, too', async () => {
  const site = await siteThat(({ url }, response) => response.writeHead(503).end(JSON.stringify({ status: url })));
  expect(await readHealth(site)).toEqual({ status: '/health/ready' });
});

test('stops reading a response that never ends', async () => {
  let sent = 0;
  const site = await siteThat((_request, response) => {
    const send = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536))) sent += 65_536;
    };
    response.on('drain', send).on('error', () => {});
    send();
  });
  expect(await readHealth(site)).toBeUndefined();
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

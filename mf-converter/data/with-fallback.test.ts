import { expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withFallback } from './with-fallback.ts';

/** A second copy of the contract, as in the shell's bundle. */
const COPY = '../../api/contract/api-client.ts?copy';

async function ask(status: number, create: typeof createApiClient) {
  const server = createServer((_request, response) => response.writeHead(status).end('{}')).listen(0, 'localhost');
  await once(server, 'listening');
  const client = create({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}` });
  const answer = await withFallback(
    () => client.faqs('x-to-y'),
    async () => [],
  );
  server.closeAllConnections();
  server.close();
  return answer;
}

test.each([
  ['from its own bundle', async () => createApiClient],
  [
    "from the shell's bundle",
    async () => ((await import(COPY)) as { createApiClient: typeof createApiClient }).createApiClient,
  ],
])('a 404 is an expected response and a 500 is reported, with an API client %s', async (_whose, client) => {
  expect(await ask(404, await client())).toEqual({ value: [] });
  const failed = await ask(500, await client());
  expect(failed).toMatchObject({ value: [], degraded: { name: 'ApiRequestError', status: 500 } });
});

test('the two clients in this test have different error classes', async () => {
  const copy = (await import(COPY)) as { ApiRequestError: unknown };
  expect(copy.ApiRequestError).not.toBe((await import('@site/api-contract')).ApiRequestError);
});

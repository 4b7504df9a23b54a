import { expect, test } from '@jest/globals';
import { createApiClient } from '@site/api-contract';
import { withFallback } from './with-fallback.ts';

/** A second copy of the contract, like the one in the shell's bundle. */
const COPY = '../../api/contract/api-client.ts?copy';

const ask = (status: number, create: typeof createApiClient) =>
  withFallback(
    () => create({ baseUrl: '', fetch: async () => Response.json({}, { status }) }).faqs('x-to-y'),
    async () => [],
  );

test.each([
  ['from its own bundle', async () => createApiClient],
  [
    "from the shell's bundle",
    async () => ((await import(COPY)) as { createApiClient: typeof createApiClient }).createApiClient,
  ],
])('marks a page as degraded after a 500 but not after a 404, with an API client %s', async (_whose, client) => {
  expect(await ask(404, await client())).toEqual({ value: [] });
  const failed = await ask(500, await client());
  expect(failed).toMatchObject({ value: [], degraded: { name: 'ApiRequestError', status: 500 } });
});

test('the two clients in this test have different error classes', async () => {
  const copy = (await import(COPY)) as { ApiRequestError: unknown };
  expect(copy.ApiRequestError).not.toBe((await import('@site/api-contract')).ApiRequestError);
});

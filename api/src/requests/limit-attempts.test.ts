import { afterEach, expect, jest, test } from '@jest/globals';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { startApi } from '../testing/start-api.ts';
import type { RunningApi } from '../testing/start-api.ts';

let api: RunningApi;
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

test('a visitor can correct a form ten times; one who keeps sending has to wait', async () => {
  api = await startApi({ CONTACT_LIMIT_PER_MINUTE: '5', CONTACT_LIMIT_PER_DAY: '30' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  for (let count = 0; count < 10; count += 1)
    expect((await postMessage(api.url, aMessage({ name: 'A' }))).status).toBe(400);
  expect((await postMessage(api.url, aMessage())).status).toBe(201);

  const more = await Promise.all(Array.from({ length: 40 }, () => postMessage(api.url, '{"name":')));
  const refused = more.filter(({ status }) => status === 429);
  // 30 attempts for 5 messages a minute.
  expect(refused).toHaveLength(21);
  const [response] = refused;
  expect(await response?.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect((await fetch(`${api.url}/api/contact`)).status).toBe(405);
  expect(response?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
});

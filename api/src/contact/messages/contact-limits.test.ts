import { describe, expect, test } from '@jest/globals';
import { Storage } from '../../storage/storage.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { addressKey } from '../../requests/address-key.ts';
import { DAY_MS, MINUTE_MS, retryAfter } from './contact-messages.ts';

const limits = { perMinute: 2, perDay: 3 };
const now = 10 * DAY_MS;
const LIMITED = { CONTACT_LIMIT_PER_MINUTE: '5', CONTACT_LIMIT_PER_DAY: '30', TRUSTED_PROXIES: 'loopback' };

describe('the limit', () => {
  test.each([
    ['nothing sent yet', [], 0],
    ['one a moment ago', [now - 1], 0],
    ['two within the minute', [now - 1, now - 20_000], 40_000],
    ['two, the older a minute ago', [now - 1, now - MINUTE_MS], 0],
    ['two an hour in the future, after the clock was set back', [now + 3_600_000, now + 3_599_000], MINUTE_MS],
    ['three within the day', [now - MINUTE_MS, now - 2 * MINUTE_MS, now - DAY_MS + 5_000], 5_000],
  ])('with %s asks to wait %j → %d ms', (_what, attempts, wait) => {
    expect(retryAfter(attempts, limits, now)).toBe(wait);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('does not count a visitor twice behind an untrusted proxy', async () => {
    const api = await startApi({ ...LIMITED, TRUSTED_PROXIES: '' });
    const send = (address: string) => postMessage(api.url, aMessage(), { 'x-forwarded-for': address });
    const statuses = [];
    for (let index = 1; index <= 6; index += 1) statuses.push((await send(`203.0.113.${index}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await api.stop();
  }, 60_000);
});

describeOnDatabases('five a minute', (start) => {
  test('hold exactly across processes and per address, and refused messages do not count', async () => {
    const database = await start();
    const first = await startApi({ ...(await database.environment()), ...LIMITED });
    const second = await startApi(first.dataEnvironment);
    const send = (index: number, address: string, body: unknown = aMessage()) =>
      postMessage(index % 2 ? first.url : second.url, body, { 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(index, '203.0.113.1', {})));
    // They wait for one lock, for 3 seconds at most: a busy machine answers 503 to the last of 40.
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index, '203.0.113.1')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await send(0, '203.0.113.2')).status).toBe(201);
    await Promise.all([first.stop(), second.stop()]);
    await database.stop();
  }, 60_000);

  test('give a Retry-After that is long enough', async () => {
    const database = await start();
    const api = await startApi({ ...(await database.environment()), ...LIMITED });
    try {
      for (let count = 0; count < 5; count += 1) await postMessage(api.url, aMessage());
      const { database: tables } = api.app.get(Storage);
      // Not a whole number of seconds, to detect rounding down.
      await tables
        .updateTable('contact_attempt')
        .set({ at: Date.now() - 100 })
        .execute();
      const refused = await postMessage(api.url, aMessage());
      expect(refused.status).toBe(429);
      const waitMs = Number(refused.headers.get('retry-after')) * 1000;
      await tables
        .updateTable('contact_attempt')
        .set((value) => ({ at: value('at', '-', waitMs) }))
        .execute();
      expect((await postMessage(api.url, aMessage())).status).toBe(201);
    } finally {
      await api.stop();
      await database.stop();
    }
  }, 60_000);

  test('hold for at most a minute after the clock is set back by an hour', async () => {
    const database = await start();
    const api = await startApi({ ...(await database.environment()), ...LIMITED });
    for (let count = 0; count < 5; count += 1) await postMessage(api.url, aMessage());
    const { database: tables } = api.app.get(Storage);
    await tables
      .updateTable('contact_attempt')
      .set((value) => ({ at: value('at', '+', 60 * MINUTE_MS) }))
      .execute();
    const refused = await postMessage(api.url, aMessage());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await tables
      .updateTable('contact_attempt')
      .set((value) => ({ at: value('at', '-', MINUTE_MS) }))
      .execute();
    expect((await postMessage(api.url, aMessage())).status).toBe(201);
    await api.stop();
    await database.stop();
  }, 60_000);
});

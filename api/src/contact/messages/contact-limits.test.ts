import { describe, expect, jest, test } from '@jest/globals';
import { addressKey } from '@site/http-server/window-limit';
import { Storage } from '../../storage/storage.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
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
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describeOnDatabases('five a minute', (newDatabase) => {
  test('hold exactly across processes and per address, and refused messages do not count', async () => {
    const first = await startApi({ ...(await newDatabase()), ...LIMITED });
    const second = await startApi(first.dataEnvironment);
    const send = (index: number, address: string, body: unknown = aMessage()) =>
      postMessage(index % 2 ? first.url : second.url, body, { 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(index, '203.0.113.1', {})));
    // They wait for one lock, for 3 seconds at most: a busy machine answers 503 to the last of 40.
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index, '203.0.113.1')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await send(0, '203.0.113.2')).status).toBe(201);
    await Promise.all([first.stop(), second.stop()]);
  });

  test('give a Retry-After that is long enough, and at most a minute after the clock is set back', async () => {
    const api = await startApi({ ...(await newDatabase()), ...LIMITED });
    for (let count = 0; count < 5; count += 1) await postMessage(api.url, aMessage());
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const retryAfterAt = async (time: number) => {
      clock.mockReturnValue(time);
      return (await postMessage(api.url, aMessage())).headers.get('retry-after');
    };
    const { database } = api.app.get(Storage);
    await database.updateTable('contact_attempt').set({ at: now }).execute();
    // Not a whole number of seconds, to detect rounding down.
    expect(await retryAfterAt(now + 100)).toBe('60');
    expect(await retryAfterAt(now + MINUTE_MS - 1)).toBe('1');
    expect(await retryAfterAt(now - 60 * MINUTE_MS)).toBe('60');
    expect(await retryAfterAt(now - 59 * MINUTE_MS)).toBeNull();
    clock.mockReturnValue(now + DAY_MS);
    await postMessage(api.url, aMessage(), { 'x-forwarded-for': '203.0.113.9' });
    expect((await postMessage(api.url, aMessage())).status).toBe(201);
    // Attempts that no longer count are deleted.
    expect(await database.selectFrom('contact_attempt').select('at').execute()).toHaveLength(2);
    clock.mockRestore();
    await api.stop();
  });
});

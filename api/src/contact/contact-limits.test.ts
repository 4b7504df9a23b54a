import { expect, jest, test } from '@jest/globals';
import { Storage } from '../storage/storage.ts';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { startApi } from '../testing/start-api.ts';

const DAY_MS = 86_400_000;
const LIMITED = { CONTACT_LIMIT_PER_MINUTE: '5', CONTACT_LIMIT_PER_DAY: '6', TRUSTED_PROXIES: 'loopback' };

describeOnDatabases('a limit of five messages a minute', (newDatabase) => {
  test('is exact per IP address across processes, and does not count rejected messages', async () => {
    const first = await startApi({ ...(await newDatabase()), ...LIMITED });
    const second = await startApi(first.dataEnvironment);
    const send = (index: number, address: string, body: unknown = aMessage()) =>
      postMessage(index % 2 ? first.url : second.url, body, { 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(index, '203.0.113.1', {})));
    // The requests wait for one lock for up to 3 seconds, so a busy machine could return 503 to the last of 40.
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index, '203.0.113.1')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await send(0, '203.0.113.2')).status).toBe(201);
    await Promise.all([first.stop(), second.stop()]);
  });

  test('applies to any minute and any day, and returns a Retry-After that is long enough', async () => {
    const api = await startApi({ ...(await newDatabase()), ...LIMITED });
    for (let count = 0; count < 5; count += 1) await postMessage(api.url, aMessage());
    const start = Date.now();
    await api.app.get(Storage).database.updateTable('contact_attempt').set({ at: start }).execute();
    const clock = jest.spyOn(Date, 'now');
    const retryAfterAt = async (time: number) => {
      clock.mockReturnValue(time);
      return (await postMessage(api.url, aMessage())).headers.get('retry-after');
    };
    // This is not a whole number of seconds, to detect rounding down.
    expect(await retryAfterAt(start + 100)).toBe('60');
    expect(await retryAfterAt(start + 59_999)).toBe('1');
    expect(await retryAfterAt(start + 60_000)).toBeNull();
    expect(await retryAfterAt(start + 120_000)).toBe(String(DAY_MS / 1000 - 120));
    expect(await retryAfterAt(start + DAY_MS)).toBeNull();
    clock.mockRestore();
    await api.stop();
  });
});

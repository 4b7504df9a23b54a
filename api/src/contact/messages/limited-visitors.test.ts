import { describe, expect, test } from '@jest/globals';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { startApi } from '../../testing/start-api.ts';

/** Sends one message per forwarded address. Returns the number accepted. */
async function taken(settings: Record<string, string>, addresses: readonly string[]): Promise<number> {
  const api = await startApi({ CONTACT_LIMIT_PER_MINUTE: '5', CONTACT_LIMIT_PER_DAY: '30', ...settings });
  let count = 0;
  for (const address of addresses) {
    const { status } = await postMessage(api.url, aMessage(), { 'x-forwarded-for': address });
    if (status === 201) count += 1;
  }
  await api.stop();
  return count;
}

describe('the limit of messages counts', () => {
  const behind = { TRUSTED_PROXIES: 'loopback' };

  test('one visitor under any port and any spelling of an address', async () => {
    const spellings = [
      '203.0.113.7:1',
      '203.0.113.7:2',
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '[::ffff:cb00:7107]:9',
      '8.8.8.8, 203.0.113.7',
      '203.0.113.7 , 127.0.0.1',
    ];
    expect(await taken(behind, spellings)).toBe(5);
  });

  test('an invalid address as the proxy that sent it', async () => {
    const garbage = ['unknown', 'x'.repeat(7000), 'y'.repeat(7000), '1.2.3.4.5', '"', 'a, b', '<script>'];
    expect(await taken(behind, garbage)).toBe(5);
  });

  test('each visitor separately', async () => {
    expect(
      await taken(
        behind,
        Array.from({ length: 8 }, (_, index) => `203.0.113.${index}:80`),
      ),
    ).toBe(8);
  });

  test('no forwarded address if no proxy is trusted', async () => {
    expect(
      await taken(
        {},
        Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`),
      ),
    ).toBe(5);
  });

  test('the first forwarded address if every proxy is trusted', async () => {
    const everybody = { TRUSTED_PROXIES: '0.0.0.0/0' };
    expect(
      await taken(
        everybody,
        Array.from({ length: 8 }, (_, index) => `203.0.113.${index}, 198.51.100.1`),
      ),
    ).toBe(8);
  });
});

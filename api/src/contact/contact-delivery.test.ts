import { describe, expect, test } from '@jest/globals';
import { setTimeout as rest } from 'node:timers/promises';
import { aMessage, postMessage } from '../testing/a-message.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { startApi } from '../testing/start-api.ts';
import { startMailServer } from '../testing/start-mail-server.ts';
import { retryDelay } from './retry-delay.ts';

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await rest(20);
}

describeOnDatabases('delivery', (start) => {
  test('sends a message on from the site, to be answered to the visitor', async () => {
    const database = await start();
    const mail = await startMailServer();
    const api = await startApi({ ...(await database.environment()), SMTP_URL: mail.url, CONTACT_EMAIL: 'desk@site.example' });
    const { id } = (await (await postMessage(api.url, aMessage({ name: 'Zoë, "the fox"' }))).json()) as { id: string };
    await until(() => mail.received.length > 0);
    const [text = ''] = mail.received;
    expect(text).toMatch(new RegExp(`^Message-ID: <${id}@site.example>`, 'im'));
    expect(text).toMatch(/^From: the product <desk@site.example>/im);
    expect(text).toMatch(/^To: desk@site.example/im);
    expect(text).toMatch(/^Reply-To: .*<ann@example.org>/im);
    expect(text).toContain('How many feet are in a mile?');
    await Promise.all([api.stop(), mail.stop()]);
    await database.stop();
  }, 60_000);

  test('tries again until a server that refuses and stalls has taken every message, with one Message-ID each', async () => {
    const database = await start();
    const mail = await startMailServer({ trouble: (count) => (count % 3 === 0 ? 'refuse' : count % 5 === 0 ? 'stall' : 'none') });
    const api = await startApi({
      ...(await database.environment()),
      SMTP_URL: mail.url,
      SMTP_TIMEOUT_SECONDS: '0.5',
      DELIVERY_RETRY_SECONDS: '0.05',
      DELIVERY_LEASE_SECONDS: '5',
      LOG_LEVEL: 'error',
    });
    const sent = await Promise.all(Array.from({ length: 20 }, async () => ((await (await postMessage(api.url, aMessage())).json()) as { id: string }).id));
    await until(() => sent.every((id) => mail.received.some((text) => text.includes(id))));
    const ids = mail.received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]);
    expect(new Set(ids)).toEqual(new Set(sent));
    await Promise.all([api.stop(), mail.stop()]);
    await database.stop();
  }, 60_000);
});

describe('the delay before the next try', () => {
  test('doubles up to six hours, in whole milliseconds', () => {
    const delays = [1, 2, 3, 20, 5_000].map((attempts) => retryDelay(attempts, 30_000, () => 0.5));
    expect(delays).toEqual([30_000, 60_000, 120_000, 21_600_000, 21_600_000]);
    expect(Number.isInteger(retryDelay(1, 333, () => 0.123))).toBe(true);
  });
});

import { describe, expect, test } from '@jest/globals';
import { setTimeout as rest } from 'node:timers/promises';
import { Storage } from '../../storage/storage.ts';
import { aMessage, postMessage } from '../../testing/a-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import type { RunningApi } from '../../testing/start-api.ts';
import { startMailServer } from '../../testing/start-mail-server.ts';
import { DeliveryCounts } from './contact-delivery.ts';
import { MessageArchive } from '../messages/message-archive.ts';
import { retryDelay } from './retry-delay.ts';

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await rest(20);
}

describeOnDatabases('delivery', (start) => {
  test("sends a message from the site's address, with the visitor in Reply-To", async () => {
    const database = await start();
    const mail = await startMailServer();
    const api = await startApi({
      ...(await database.environment()),
      SMTP_URL: mail.url,
      CONTACT_EMAIL: 'desk@site.example',
    });
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

  test('retries until a failing server has accepted every message, with one Message-ID each', async () => {
    const database = await start();
    const mail = await startMailServer({
      trouble: (count) => {
        if (count % 3 === 0) return 'refuse';
        return count % 5 === 0 ? 'stall' : 'none';
      },
    });
    const api = await startApi({
      ...(await database.environment()),
      SMTP_URL: mail.url,
      SMTP_TIMEOUT_SECONDS: '0.5',
      DELIVERY_RETRY_SECONDS: '0.05',
      DELIVERY_LEASE_SECONDS: '5',
      LOG_LEVEL: 'error',
    });
    const sent = await Promise.all(
      Array.from(
        { length: 20 },
        async () => ((await (await postMessage(api.url, aMessage())).json()) as { id: string }).id,
      ),
    );
    await until(() => sent.every((id) => mail.received.some((text) => text.includes(id))));
    const ids = mail.received.map((text) => /^Message-ID: <(.+)@/im.exec(text)?.[1]);
    expect(new Set(ids)).toEqual(new Set(sent));
    await Promise.all([api.stop(), mail.stop()]);
    await database.stop();
  }, 60_000);
});

test('a waiting message is sent immediately after the clock was set back by an hour', async () => {
  const first = await startApi();
  await postMessage(first.url, aMessage());
  await first.app
    .get(Storage)
    .database.updateTable('contact_delivery')
    .set((value) => ({ next_attempt_at: value('next_attempt_at', '+', 3_600_000) }))
    .execute();
  const mail = await startMailServer();
  const second = await startApi({ ...first.dataEnvironment, SMTP_URL: mail.url });
  await until(() => mail.received.length > 0);
  await Promise.all([second.stop(), first.stop(), mail.stop()]);
}, 60_000);

describe('a message that the mail server', () => {
  const QUICK = { SMTP_TIMEOUT_SECONDS: '20', DELIVERY_RETRY_SECONDS: '0.05' };
  const logged = (api: RunningApi, id: string) =>
    api.logs.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ messageId }) => messageId === id);

  test('rejects permanently is tried once, logged, and sent after a retry command', async () => {
    let rejects = true;
    const mail = await startMailServer({ trouble: () => (rejects ? 'reject' : 'none') });
    const api = await startApi({ ...QUICK, SMTP_URL: mail.url });
    const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
    const archive = api.app.get(MessageArchive);
    while ((await archive.find(id))?.failedAt == null) await rest(50);
    await rest(1_000);
    expect(await archive.find(id)).toMatchObject({
      attempts: 1,
      deliveredAt: null,
      lastError: expect.stringContaining('554 5.7.1 We do not like this message'),
    });
    expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({
      status: 'ok',
      outbox: { waiting: 0, failed: 1 },
    });
    rejects = false;
    expect(await archive.retry(id)).toBe('DUE');
    await until(() => mail.received.length > 0);
    while ((await archive.find(id))?.deliveredAt == null) await rest(50);
    expect(await archive.retry(id)).toBe('SENT');
    expect(logged(api, id).map(({ msg }) => msg)).toEqual([
      expect.stringContaining('rejected a message permanently'),
      'Sent a message.',
    ]);
    // A spam filter's rejection must not raise an alarm: anyone can cause one.
    expect(logged(api, id).filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(api.app.get(DeliveryCounts)).toMatchObject({ delivered: 1, deferred: 0, failed: 1 });
    await Promise.all([api.stop(), mail.stop()]);
  }, 60_000);

  test('rejects temporarily is deferred, and logged when it is sent', async () => {
    const mail = await startMailServer({ trouble: (count) => (count === 1 ? 'refuse' : 'none') });
    const api = await startApi({ ...QUICK, SMTP_URL: mail.url });
    const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
    await until(() => logged(api, id).length === 2);
    expect(logged(api, id)).toMatchObject([
      {
        msg: 'Could not send a message. It will be tried again.',
        code: 'EMESSAGE',
        reason: expect.stringContaining('451'),
      },
      { msg: 'Sent a message.', attempts: 2 },
    ]);
    expect(api.app.get(DeliveryCounts)).toMatchObject({ delivered: 1, deferred: 1, failed: 0 });
    await Promise.all([api.stop(), mail.stop()]);
  }, 60_000);

  test.each(['MAIL FROM', 'RCPT TO'] as const)(
    'rejects at %s, before it knows the recipient, waits and is sent later',
    async (command) => {
      let refusedCommand: typeof command | undefined = command;
      const mail = await startMailServer({ refusedCommand: () => refusedCommand });
      const api = await startApi({ ...QUICK, SMTP_URL: mail.url });
      const { id } = (await (await postMessage(api.url, aMessage())).json()) as { id: string };
      await until(() => logged(api, id).length >= 2);
      expect(logged(api, id).map(({ msg }) => msg)).toEqual(
        logged(api, id).map(() => 'Could not send a message. It will be tried again.'),
      );
      expect(logged(api, id)[0]).toMatchObject({ reason: expect.stringContaining('554 5.7.1 Relay access denied') });
      expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({
        outbox: { waiting: 1, failed: 0 },
      });
      refusedCommand = undefined;
      await until(() => mail.received.length > 0);
      await Promise.all([api.stop(), mail.stop()]);
    },
    60_000,
  );

  test("is slow to accept delays the API's shutdown only for a few seconds", async () => {
    const offered = Promise.withResolvers<void>();
    const mail = await startMailServer({ trouble: () => (offered.resolve(), 'stall') });
    const api = await startApi({ SMTP_TIMEOUT_SECONDS: '100', SMTP_URL: mail.url });
    await postMessage(api.url, aMessage());
    await offered.promise;
    const begun = performance.now();
    await api.stop();
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(api.logs.some((line) => line.includes('They will be sent after the next start'))).toBe(true);
    await mail.stop();
  }, 60_000);
});

describe('an email', () => {
  /** Header lines, unfolded. */
  const headersOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');

  async function mailOf(message: object, settings: Record<string, string> = {}): Promise<string> {
    const mail = await startMailServer();
    const api = await startApi({ SMTP_URL: mail.url, ...settings });
    expect((await postMessage(api.url, aMessage(message))).status).toBe(201);
    await until(() => mail.received.length > 0);
    await Promise.all([api.stop(), mail.stop()]);
    return mail.received[0] ?? '';
  }

  test('comes from MAIL_FROM, to CONTACT_EMAIL', async () => {
    const headers = headersOf(await mailOf({}, { MAIL_FROM: 'web@büro.example', CONTACT_EMAIL: 'desk@site.example' }));
    expect(headers).toMatch(/^From: the product <web@xn--bro-hoa\.example>$/im);
    expect(headers).toMatch(/^To: desk@site\.example$/im);
    expect(headers).toMatch(/^Message-ID: <[0-9a-f-]+@xn--bro-hoa\.example>$/im);
  }, 60_000);

  test('encodes an international domain for every mail server', async () => {
    expect(headersOf(await mailOf({ email: 'ann@müller.example' }))).toMatch(
      /^Reply-To: Ann Lee <ann@xn--mller-kva\.example>$/im,
    );
  }, 60_000);

  test('has an address that not every server supports in its text, and in no header', async () => {
    const text = await mailOf({ email: 'jürgen@müller.example' });
    const headers = headersOf(text);
    expect(headers).not.toMatch(/^Reply-To/im);
    expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/);
    const encoded = text.slice(text.indexOf('\r\n\r\n')).replace(/=\r\n/g, '');
    expect(encoded).toMatch(/j(ü|=C3=BC)rgen@m(ü|=C3=BC)ller\.example/);
    expect(encoded).toContain('Reply-To is not set');
  }, 60_000);

  test('has no invisible characters or direction marks in its headers', async () => {
    const headers = headersOf(await mailOf({ name: 'A\u200bn\u200en\u200f', subject: 'A\u2060 que\ufeffstion' }));
    expect(headers).toMatch(/^Reply-To: Ann <ann@example\.org>$/im);
    expect(headers).toMatch(/^Subject: \[the product\] A question$/im);
  }, 60_000);
});

describe('the delay before the next try', () => {
  test('doubles up to six hours, in whole milliseconds', () => {
    const delays = [1, 2, 3, 20, 5_000].map((attempts) => retryDelay(attempts, 30_000, () => 0.5));
    expect(delays).toEqual([30_000, 60_000, 120_000, 21_600_000, 21_600_000]);
    expect(Number.isInteger(retryDelay(1, 333, () => 0.123))).toBe(true);
  });
});

import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStorageSettings } from '../../configuration/configuration.ts';
import { Storage } from '../../storage/storage.ts';
import { acceptMessage, messagesIn } from '../../testing/accept-message.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { replaceSleep } from '../../testing/replace-sleep.ts';
import type { ContactMessages, StoredMessage } from '../contact-messages.ts';
import { MessageArchive } from '../messages/message-archive.ts';
import { ContactDelivery } from './contact-delivery.ts';
import { MailRefusedError } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';

const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;
const REFUSED = '554 5.7.1 We do not like this message';

let folder: string;
let now: number;
let logs: { level: string; fields: Record<string, unknown>; text: string }[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-delivery-'));
  now = 1_800_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  logs = [];
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation((fields: unknown, text: unknown) => {
      logs.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
    });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

function deliver(outbox: ContactMessages, send: (message: StoredMessage) => Promise<void>) {
  const close = jest.fn();
  const sender = { send, close } as unknown as MailSender;
  const delivery = new ContactDelivery(outbox, sender, { smtpTimeoutMs: LEASE_MS / 2, deliveryRetryMs: 30_000 });
  delivery.onApplicationBootstrap();
  return { counts: delivery.counts, close, delivery, end: () => delivery.beforeApplicationShutdown() };
}

describeOnDatabases('delivery', (newDatabase) => {
  let storage: Storage;
  let outbox: ContactMessages;
  let archive: MessageArchive;
  beforeEach(async () => {
    storage = new Storage(readStorageSettings({ DATA_DIR: folder, ...(await newDatabase()) }));
    await storage.verify();
    [outbox, archive] = [messagesIn(storage), new MessageArchive(storage)];
  });
  afterEach(() => storage.close());

  const store = () => acceptMessage(storage);
  const untilSet = async (id: string, field: 'deliveredAt' | 'failedAt' | 'lastError') => {
    while ((await archive.find(id))?.[field] == null) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Resolves when claimed messages are no longer being sent. */
  const untilLogged = async (count: number) => {
    while (logs.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  test('sends a message once, as soon as it is stored', async () => {
    const sent: string[] = [];
    const { delivery, counts, close, end } = deliver(outbox, async ({ id }) => void sent.push(id));
    const id = await store();
    delivery.wake();
    await untilSet(id, 'deliveredAt');
    expect(await archive.find(id)).toMatchObject({ deliveredAt: now, failedAt: null, attempts: 1, lastError: null });
    expect(await archive.retry(id)).toBe('SENT');
    delivery.wake();
    await end();
    expect(sent).toEqual([id]);
    expect(counts).toEqual({ delivered: 1, deferred: 0, failed: 0 });
    expect(logs).toMatchObject([{ level: 'log', fields: { messageId: id, attempts: 1 }, text: 'Sent a message.' }]);
    expect(close).toHaveBeenCalledTimes(1);
    expect(await outbox.readState()).toEqual({ waiting: 0, failed: 0, oldestMs: 0 });
  });

  test('retries a message after a delay that doubles each time, and reports the reason', async () => {
    const id = await store();
    const failing = async () => {
      throw Object.assign(new Error(`451 ${'x'.repeat(600)}`), { code: 'EMESSAGE' });
    };
    const { counts, delivery, end } = deliver(outbox, failing);
    await untilLogged(1);
    expect(logs).toMatchObject([
      {
        level: 'warn',
        fields: { messageId: id, attempts: 1, code: 'EMESSAGE', reason: `451 ${'x'.repeat(496)}` },
        text: 'Could not send a message. The API will try again.',
      },
    ]);
    const first = Number(logs[0]?.fields['retryInMs']);
    expect(first).toBeGreaterThanOrEqual(27_000);
    expect(first).toBeLessThanOrEqual(33_000);
    await untilSet(id, 'lastError');
    expect(await outbox.getNextDueMs()).toBe(first);
    now += first - 1;
    expect(await outbox.claim(5, LEASE_MS)).toEqual([]);
    now += 1;
    delivery.wake();
    await untilLogged(2);
    expect(Number(logs[1]?.fields['retryInMs'])).toBeGreaterThanOrEqual(54_000);
    await end();
    expect(counts).toEqual({ delivered: 0, deferred: 2, failed: 0 });
    expect(await outbox.readState()).toEqual({ waiting: 1, failed: 0, oldestMs: first });
  });

  test('does not send a rejected message again until the operator retries it', async () => {
    let rejects = true;
    const id = await store();
    const { counts, delivery, end } = deliver(outbox, async () => {
      if (rejects) throw new MailRefusedError(REFUSED);
    });
    await untilSet(id, 'failedAt');
    expect(await archive.find(id)).toMatchObject({ failedAt: now, attempts: 1, deliveredAt: null, lastError: REFUSED });
    expect(await outbox.readState()).toEqual({ waiting: 0, failed: 1, oldestMs: 0 });
    expect(await outbox.getNextDueMs()).toBeUndefined();
    now += 24 * HOUR_MS;
    expect(await outbox.claim(5, LEASE_MS)).toEqual([]);
    rejects = false;
    expect(await archive.retry(id)).toBe('DUE');
    delivery.wake();
    await untilSet(id, 'deliveredAt');
    await end();
    expect(await archive.find(id)).toMatchObject({ failedAt: null, lastError: null });
    expect(counts).toEqual({ delivered: 1, deferred: 0, failed: 1 });
    // A spam filter's rejection must not raise an alarm, because anyone can cause one.
    expect(logs.map(({ level }) => level)).toEqual(['warn', 'log']);
    expect(logs[0]).toMatchObject({ text: expect.stringContaining('npm run messages -- retry ID') });
  });

  test('sends five messages at once, so that a slow one does not delay the rest', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await store());
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    let underway = 0;
    let most = 0;
    const { end } = deliver(outbox, async ({ id }) => {
      most = Math.max(most, (underway += 1));
      if (id === ids[0]) await slow.promise;
      else await new Promise((resolve) => setImmediate(resolve));
      underway -= 1;
      sent.push(id);
    });
    await untilLogged(7);
    expect(sent.sort()).toEqual(ids.slice(1).sort());
    expect(most).toBe(5);
    slow.resolve();
    await end();
    expect(sent).toHaveLength(8);
    expect((await outbox.readState()).waiting).toBe(0);
  });

  test('another process can claim a message only after its lease expires', async () => {
    await store();
    expect(await outbox.claim(1, LEASE_MS)).toMatchObject([{ attempts: 1 }]);
    now += LEASE_MS - 1;
    expect(await outbox.claim(1, LEASE_MS)).toEqual([]);
    now += 1;
    expect(await outbox.claim(1, LEASE_MS)).toMatchObject([{ attempts: 2 }]);
  });

  test('a new message is due even if the clock was set back', async () => {
    await store();
    now -= HOUR_MS;
    expect(await outbox.claim(5, LEASE_MS)).toHaveLength(1);
  });

  test('a sent message remains marked as sent, even if a slower process then fails to send it', async () => {
    const id = await store();
    await outbox.markDelivered(id);
    await outbox.markFailed(id, REFUSED);
    await outbox.markDeferred(id, 'No.', 1);
    expect(await archive.find(id)).toMatchObject({ deliveredAt: now, failedAt: null, lastError: null });
  });
});

test('shutdown waits for the mail server for at most five seconds', async () => {
  const offered = Promise.withResolvers<void>();
  const message = { id: 'one', attempts: 1 } as StoredMessage;
  const outbox = { claim: async () => [message], getNextDueMs: async () => undefined } as unknown as ContactMessages;
  const { end, close } = deliver(outbox, () => {
    offered.resolve();
    return new Promise(() => {});
  });
  await offered.promise;
  await new Promise((resolve) => setImmediate(resolve));
  const waits: number[] = [];
  const restore = replaceSleep(() => async (ms, value) => (waits.push(ms), value));
  await end().finally(restore);
  expect(waits).toEqual([5000]);
  expect(logs).toMatchObject([{ level: 'warn', text: expect.stringContaining('after the next start') }]);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['an outbox that cannot be read', { claim: () => Promise.reject(new Error('No.')) }],
  [
    'an outbox that cannot be updated',
    {
      claim: jest.fn(async () => []).mockResolvedValueOnce([{ id: 'one', attempts: 1 }] as never),
      getNextDueMs: async () => undefined,
      markDelivered: () => Promise.reject(new Error('No.')),
    },
  ],
])('%s is logged as an error', async (_what, outbox) => {
  const { end } = deliver(outbox as unknown as ContactMessages, async () => {});
  const errors = () => logs.filter(({ level }) => level === 'error');
  while (errors().length === 0) await new Promise((resolve) => setImmediate(resolve));
  await end();
  expect(errors()).toMatchObject([{ text: 'Could not read or update the outbox.' }]);
});

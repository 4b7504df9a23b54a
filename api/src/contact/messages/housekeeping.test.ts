import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../storage/open/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { aMessage } from '../../testing/a-message.ts';
import { ContactMessages, DAY_MS } from './contact-messages.ts';
import { Housekeeping } from './housekeeping.ts';
import { MessageArchive } from './message-archive.ts';

const START = 1_800_000_000_000;

let folder: string;
let storage: Storage;
let archive: MessageArchive;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-housekeeping-'));
  storage = openStorage({ kind: 'sqlite', folder });
  await storage.verify();
  archive = new MessageArchive(storage);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

async function store(at: number): Promise<string> {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  const messages = new ContactMessages(storage, { perMinute: 9, perDay: 9 }, () => {});
  const accepted = await messages.accept(aMessage(), '192.0.2.1');
  return accepted.ok ? accepted.id : '';
}

test.each([
  [30, 1],
  [undefined, 0],
])(
  'messages older than %s days and the addresses of a day are deleted at the start, and that is logged',
  async (days, deleted) => {
    const logged = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => {});
    const old = await store(START - 1);
    const young = await store(START);
    jest.spyOn(Date, 'now').mockReturnValue(START + 30 * DAY_MS);
    const housekeeping = new Housekeeping(storage, archive, days);
    housekeeping.onApplicationBootstrap();
    await housekeeping.beforeApplicationShutdown();
    expect((await archive.find(old)) === undefined).toBe(deleted === 1);
    expect(await archive.find(young)).toBeDefined();
    expect(await storage.database.selectFrom('contact_attempt').selectAll().execute()).toEqual([]);
    const line = [{ deleted, unsent: deleted, retentionDays: days }, expect.stringContaining('MESSAGE_RETENTION_DAYS')];
    expect(logged.mock.calls).toEqual(deleted === 1 ? [line] : []);
  },
);

test('they are deleted every hour, even after a failure', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  try {
    let purges = 0;
    const purge = async () => {
      if ((purges += 1) === 1) throw new Error('No.');
      return { deleted: 0, unsent: 0 };
    };
    const housekeeping = new Housekeeping(storage, { purge } as unknown as MessageArchive, 30);
    housekeeping.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(3_599_999);
    expect([purges, warned.mock.calls.length]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(purges).toBe(2);
    await housekeeping.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(purges).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

import { Logger } from '@nestjs/common';
import { afterEach, expect, jest, test } from '@jest/globals';
import { acceptMessage } from '../../testing/accept-message.ts';
import { useSqlite } from '../../testing/use-sqlite.ts';
import { DAY_MS } from '../contact-messages.ts';
import { Housekeeping } from './housekeeping.ts';
import { MessageArchive } from './message-archive.ts';

const START = 1_800_000_000_000;

const storage = useSqlite();
afterEach(() => {
  jest.restoreAllMocks();
});

async function store(at: number): Promise<string> {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  return acceptMessage(storage());
}

test.each([
  [30, 1],
  [undefined, 0],
])(
  'at startup, deletes and logs messages older than %s days, and deletes IP addresses older than a day',
  async (days, deleted) => {
    const archive = new MessageArchive(storage());
    const logged = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => {});
    const old = await store(START - 1);
    const young = await store(START);
    jest.spyOn(Date, 'now').mockReturnValue(START + 30 * DAY_MS);
    const housekeeping = new Housekeeping(storage(), archive, { retentionDays: days });
    housekeeping.onApplicationBootstrap();
    await housekeeping.beforeApplicationShutdown();
    expect((await archive.find(old)) === undefined).toBe(deleted === 1);
    expect(await archive.find(young)).toBeDefined();
    expect(await storage().database.selectFrom('contact_attempt').selectAll().execute()).toEqual([]);
    const line = [{ deleted, unsent: deleted, retentionDays: days }, expect.stringContaining('MESSAGE_RETENTION_DAYS')];
    expect(logged.mock.calls).toEqual(deleted === 1 ? [line] : []);
  },
);

test('deletes expired messages every hour, even after a failure', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  try {
    let purges = 0;
    const purge = async () => {
      if ((purges += 1) === 1) throw new Error('No.');
      return { deleted: 0, unsent: 0 };
    };
    const housekeeping = new Housekeeping(storage(), { purge } as unknown as MessageArchive, { retentionDays: 30 });
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

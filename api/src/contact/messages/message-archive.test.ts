import { beforeEach, expect, jest, test } from '@jest/globals';
import { useSqlite } from '../../testing/use-sqlite.ts';
import { MessageArchive } from './message-archive.ts';

/** This is more than two pages of messages, some of which have the same time. */
const COUNT = 450;
const START = 1_800_000_000_000;
const DAY_MS = 86_400_000;

const storage = useSqlite();
beforeEach(() =>
  storage().transaction(async (transaction) => {
    for (let index = 0; index < COUNT; index += 1) {
      const at = START + Math.floor(index / 5);
      const id = String(index).padStart(4, '0');
      const text = { name: '', email: '', subject: '', message: '' };
      await transaction
        .insertInto('contact_message')
        .values({ id, received_at: at, ...text })
        .execute();
      await transaction
        .insertInto('contact_delivery')
        .values({
          message_id: id,
          attempts: 3,
          next_attempt_at: 9,
          ...(index % 3 ? { failed_at: 1 } : { delivered_at: 1 }),
        })
        .execute();
    }
  }),
);

test('lists every message exactly once, newest first', async () => {
  const ids: number[] = [];
  for await (const { id } of new MessageArchive(storage()).list()) ids.push(Number(id));
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - 1 - index));
});

test('deletes old messages, and counts those that were never sent', async () => {
  const archive = new MessageArchive(storage());
  jest.spyOn(Date, 'now').mockReturnValue(START + 85 + 10 * DAY_MS);
  expect(await archive.purge(10)).toEqual({ deleted: 425, unsent: 283 });
  expect(await archive.purge(10)).toEqual({ deleted: 0, unsent: 0 });
  jest.restoreAllMocks();
  expect(await archive.find('0424')).toBeUndefined();
  expect(await archive.find('0425')).toBeDefined();
});

test('makes every rejected message due again, but no sent message', async () => {
  const archive = new MessageArchive(storage());
  expect(await archive.retryFailed()).toBe(300);
  expect(await archive.find('0001')).toMatchObject({ failedAt: null, attempts: 0 });
  expect(await archive.find('0000')).toMatchObject({ deliveredAt: 1, attempts: 3 });
  expect(await archive.retryFailed()).toBe(0);
});

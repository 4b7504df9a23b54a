import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { MessageArchive } from '../contact/messages/message-archive.ts';
import { acceptMessage } from '../testing/accept-message.ts';
import { toSqliteProblem } from './open-sqlite.ts';
import { Storage } from './storage.ts';

let folder: string;
let file: string;
let storage: Storage;
let reported: string[];
const opened: Storage[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-sqlite-'));
  file = join(folder, 'site.sqlite');
  storage = open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});

function open(at = folder): Storage {
  const each = new Storage({ kind: 'sqlite', folder: at });
  reported = [];
  each.onProblem = ({ code }) => void reported.push(code);
  opened.push(each);
  return each;
}

const accept = () => acceptMessage(storage);

async function expectAccepting(): Promise<void> {
  await storage.verify();
  expect(storage.problem).toBeUndefined();
  const id = await accept();
  const next = open();
  await next.prepare({ create: false });
  expect(await new MessageArchive(next).find(id)).toBeDefined();
}

describe('while another process has locked the database', () => {
  let other: SqliteDatabase.Database;
  afterEach(() => void other.close());
  const lock = () => {
    other = new SqliteDatabase(file);
    other.exec('begin exclusive');
  };
  /** The wait is limited to 5 s. */
  const speedUp = () => {
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() * 20);
  };

  test('rejects messages in time, handles other work meanwhile, and accepts messages afterward', async () => {
    await storage.verify();
    lock();
    speedUp();
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await expect(accept()).rejects.toMatchObject({
      code: 'BUSY',
      message: expect.stringContaining('has locked'),
    });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
    expect(storage.problem?.code).toBe('BUSY');
    // The problem is reported only once, after the last attempt.
    expect(reported).toEqual(['BUSY']);
    await expect(storage.transaction((database) => database.deleteFrom('contact_attempt').execute())).rejects.toThrow();
    other.exec('rollback');
    await expectAccepting();
  });

  test('stores a message after a short wait for the lock', async () => {
    await storage.verify();
    lock();
    const accepting = accept();
    await rest(100);
    other.exec('rollback');
    expect(await accepting).not.toBe('');
    expect(reported).toEqual([]);
  });
});

describe('a transaction', () => {
  let other: SqliteDatabase.Database;
  beforeEach(async () => {
    await storage.verify();
    other = new SqliteDatabase(file);
  });
  afterEach(() => void other.close());
  const attempt = (address: string) => ({ address, at: Date.now() });
  const storedAddresses = () => other.prepare('select address from contact_attempt').pluck().all();

  test('that reads before it writes takes the lock first, so that no other process writes in between', async () => {
    await storage.transaction(async (transaction) => {
      await transaction.selectFrom('contact_attempt').selectAll().execute();
      other.pragma('busy_timeout = 0');
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
      await transaction.insertInto('contact_attempt').values(attempt('alone')).execute();
    });
    expect(storedAddresses()).toEqual(['alone']);
  });

  test('that fails stores nothing, and the next one is stored', async () => {
    const failed = storage.transaction(async (transaction) => {
      await transaction.insertInto('contact_attempt').values(attempt('before')).execute();
      throw new Error('No.');
    });
    await expect(failed).rejects.toThrow('No.');
    await storage.transaction((transaction) =>
      transaction.insertInto('contact_attempt').values(attempt('after')).execute(),
    );
    expect(storedAddresses()).toEqual(['after']);
  });

  test('during which the database is opened again stores nothing', async () => {
    const stored = storage.transaction(async (transaction) => {
      await transaction.insertInto('contact_attempt').values(attempt('before')).execute();
      await storage.prepare();
      await transaction.insertInto('contact_attempt').values(attempt('after')).execute();
    });
    await expect(stored).rejects.toThrow();
    expect(storedAddresses()).toEqual([]);
    await storage.verify();
  });

  test('is on disk when it ends, and deleted text is overwritten', async () => {
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(storage.database);
      return Object.values(rows[0] ?? {})[0];
    };
    const names = ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'];
    expect(await Promise.all(names.map(pragma))).toEqual(['wal', 2, 1, 1]);
  });
});

describe('a database that', () => {
  const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(storage.database);

  test('has no disk space rejects messages until space is available', async () => {
    await storage.verify();
    const pages = new SqliteDatabase(file).pragma('page_count', { simple: true }) as number;
    await pragma(`max_page_count = ${pages}`);
    await expect(async () => {
      for (;;) await accept();
    }).rejects.toMatchObject({ code: 'FULL', message: expect.stringMatching(/^The disk of .*site\.sqlite is full/) });
    expect(reported[0]).toBe('FULL');
    await pragma(`max_page_count = ${pages + 100}`);
    await expectAccepting();
  });

  test('is read-only rejects messages and is reopened later', async () => {
    await storage.verify();
    await pragma('query_only = on');
    await expect(storage.verify()).rejects.toMatchObject({
      code: 'READ_ONLY',
      message: expect.stringContaining('Cannot write to'),
    });
    await expectAccepting();
  });

  test('is a different kind of file is reported as damaged, is not changed, and can be replaced', async () => {
    await writeFile(file, 'This is a shopping list.\n'.repeat(200));
    await expect(storage.verify()).rejects.toMatchObject({ code: 'DAMAGED' });
    await expect(accept()).rejects.toMatchObject({ code: 'DAMAGED' });
    expect((await stat(file)).size).toBe(200 * 25);
    await rm(file);
    await expectAccepting();
  });

  test('is missing is not created for a command that only reads', async () => {
    await expect(storage.prepare({ create: false })).rejects.toMatchObject({
      code: 'NO_DATABASE',
      message: `${folder} has never stored messages. Check DATA_DIR or DATABASE_URL.`,
    });
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, '');
    await expect(storage.prepare({ create: false })).rejects.toThrow('has never stored messages');
  });

  test('is deleted while it is open rejects messages that would be lost', async () => {
    await storage.verify();
    await rm(folder, { recursive: true });
    await expect(accept()).rejects.toMatchObject({ code: 'MOVED' });
    expect(() => storage.database).toThrow();
    await expectAccepting();
  });

  test.each([
    ['truncated', ''],
    ['overwritten', 'x'.repeat(20_000)],
  ])('is %s while it is open rejects messages that would be lost', async (_how, content) => {
    await storage.verify();
    await accept();
    await Promise.all([writeFile(file, content), writeFile(`${file}-wal`, content)]);
    await expect(accept()).rejects.toMatchObject({ code: 'DAMAGED' });
    expect(reported[0]).toBe('DAMAGED');
    await expect(accept()).rejects.toMatchObject({ code: 'DAMAGED' });
  });
});

test.each([
  ['BUSY', 'SQLITE_BUSY_SNAPSHOT SQLITE_LOCKED'],
  ['FULL', 'SQLITE_IOERR_SHMSIZE ENOSPC EDQUOT EFBIG'],
  ['READ_ONLY', 'EROFS EACCES EPERM SQLITE_PERM'],
  ['DAMAGED', 'SQLITE_CORRUPT_INDEX'],
  ['DISK_FAULT', 'SQLITE_IOERR_READ EIO'],
  [undefined, 'SQLITE_CONSTRAINT_UNIQUE SQLITE_CONSTRAINT_PRIMARYKEY SQLITE_ERROR'],
  ['OTHER_SCHEMA', 'SQLITE_CONSTRAINT_NOTNULL'],
  ['NO_FOLDER', 'SQLITE_CANTOPEN EISDIR ELOOP ENAMETOOLONG'],
])('reports %s for the codes %s', (problem, codes) => {
  for (const code of codes.split(' ')) {
    expect([code, toSqliteProblem(Object.assign(new Error('No.'), { code }), '/data')?.code]).toEqual([code, problem]);
  }
});

test('only the owner can read the files of a new database', async () => {
  await chmod(folder, 0o755);
  await storage.verify();
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal']);
  const rights = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mode & 0o777));
  expect(rights).toEqual([0o600, 0o600, 0o600]);
});

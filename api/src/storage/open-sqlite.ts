import SqliteDatabase from 'better-sqlite3';
import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from 'kysely';
import type { Tables } from './migrations.ts';
import type { Backend, Report } from './backend.ts';
import { StorageUnavailableError } from './storage-error.ts';
import type { ProblemCodes } from './storage-error.ts';

type Explain = (error: unknown) => Error;

interface DatabaseFile {
  path: string;
  inode: bigint;
}

/** SQLite blocks the event loop while it waits for a lock, so the wait is short. `Storage` retries. */
const LOCK_WAIT_MS = 20;
/** Source: https://www.sqlite.org/fileformat.html, section 1.3. Opening in WAL mode writes the header. */
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');

/** Statements run on the event loop, so a stalled disk blocks the process. */
export function openSqlite(folder: string, report: Report): Backend {
  let opened: Kysely<Tables> | undefined;
  const explain: Explain = (error) => {
    const problem = toSqliteProblem(error, folder);
    // A lock is reported only after `Storage` has retried.
    if (problem && problem.code !== 'BUSY') report(problem);
    return problem ?? (error as Error);
  };
  const close = async () => {
    const former = opened;
    opened = undefined;
    await former?.destroy();
  };
  return {
    kind: 'sqlite',
    get database() {
      if (opened) return opened;
      throw new StorageUnavailableError('STARTING');
    },
    async open(create) {
      await close();
      try {
        const file = findFile(getPath(folder), create);
        const database = guardDatabase(openFile(file.path), file, explain);
        opened = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
      } catch (error) {
        throw explain(error);
      }
    },
    close,
  };
}

function getPath(folder: string): string {
  return join(folder, 'site.sqlite');
}

/** With `create`, creates a missing file. Only its owner can read it, because it contains visitors' messages. */
function findFile(path: string, create: boolean): DatabaseFile {
  if (create) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives its other files the same permissions.
    closeSync(openSync(path, 'a', 0o600));
  } else if (!existsSync(path)) throw createError('ENOENT', `${path} does not exist.`);
  return { path, inode: statSync(path, { bigint: true }).ino };
}

function openFile(path: string): SqliteDatabase.Database {
  const database = new SqliteDatabase(path, { timeout: LOCK_WAIT_MS, fileMustExist: true });
  try {
    database.pragma('journal_mode = WAL');
    // A commit returns only after the data is on disk.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // With this setting, SQLite overwrites deleted messages with zeros.
    database.pragma('secure_delete = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Wraps better-sqlite3 for Kysely's dialect. Refuses to write a message to a deleted or replaced file. */
function guardDatabase(database: SqliteDatabase.Database, file: DatabaseFile, explain: Explain): KyselyDatabase {
  function explained<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  }

  function prepare(sql: string): SqliteStatement {
    // If the disk is full, SQLite has already rolled back. An error here would hide the original one.
    if (sql === 'rollback' && !database.inTransaction) return NO_OPERATION;
    if (sql === 'commit' || !database.inTransaction) requireSameFile(file);
    // A deferred transaction that reads before it writes could fail if another process writes in between.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.reader,
      all: (parameters) => explained(() => statement.all(parameters)),
      run: (parameters) => explained(() => statement.run(parameters)),
      iterate: (parameters) => explained(() => statement.iterate(parameters)),
    };
  }

  return { prepare: (sql) => explained(() => prepare(sql)), close: () => database.close() };
}

const NO_OPERATION: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** SQLite keeps writing to a deleted, replaced, or overwritten file, which would lose the message. */
function requireSameFile({ path, inode }: DatabaseFile): void {
  if (statSync(path, { bigint: true, throwIfNoEntry: false })?.ino !== inode)
    throw createError('FILE_MOVED', `${path} is not the file that was opened.`);
  if (!hasHeader(path)) throw createError('SQLITE_NOTADB', `${path} was truncated or overwritten while it was open.`);
}

function hasHeader(path: string): boolean {
  const header = Buffer.alloc(HEADER.length);
  const handle = openSync(path, 'r');
  try {
    return readSync(handle, header, 0, header.length, 0) === HEADER.length && header.equals(HEADER);
  } finally {
    closeSync(handle);
  }
}

function createError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** These codes come from SQLite, the system, and this file. */
const CODES: ProblemCodes = [
  [/^SQLITE_(BUSY|LOCKED)/, 'BUSY'],
  // SQLite reports SHMSIZE if the shared-memory file cannot grow.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG)/, 'FULL'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'READ_ONLY'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'DAMAGED'],
  [/^(SQLITE_IOERR|EIO)/, 'DISK_FAULT'],
  // A duplicate key says nothing about the schema.
  [/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/, undefined],
  // This release's rows satisfy its own schema, so someone else added the constraint.
  [/^SQLITE_CONSTRAINT/, 'OTHER_SCHEMA'],
  [/^(SQLITE_CANTOPEN|ENOTDIR|EEXIST|EISDIR|ELOOP|ENAMETOOLONG)/, 'NO_FOLDER'],
  [/^ENOENT/, 'NO_DATABASE'],
  [/^FILE_MOVED/, 'MOVED'],
];

export function toSqliteProblem(error: unknown, folder: string): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const problem =
    CODES.find(([pattern]) => pattern.test(code))?.[1] ??
    (/no such (table|column)|has no column named/.test(message) ? 'OTHER_SCHEMA' : undefined);
  const place = problem === 'NO_FOLDER' || problem === 'NO_DATABASE' ? folder : getPath(folder);
  return problem && new StorageUnavailableError(problem, place, error);
}

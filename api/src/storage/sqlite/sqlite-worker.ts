/** The thread of the embedded database. It waits for locks and disks, so that the process never does. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { databaseFile, makeDatabaseFile, tightenDatabaseFiles } from './sqlite-files.ts';
import { CLOSED, MOVED, TRANSACTION_ENDED } from './sqlite-requests.ts';
import type { SqliteFailure, SqliteReply, SqliteRequest, SqliteRows } from './sqlite-requests.ts';

/** How long SQLite itself waits for a lock. The driver asks again until its time is up. */
const LOCK_WAIT_MS = 250;
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');
const NOTHING: SqliteRows = { rows: [], changes: 0 };

/** 1 while a request is being answered, for those who cannot wait for the answer. */
const working = workerData as Int32Array;

let opened: { database: SqliteDatabase.Database; file: string; inode: bigint } | undefined;

parentPort?.on('message', ({ id, request }: { id: number; request: SqliteRequest }) => {
  let reply: SqliteReply;
  Atomics.store(working, 0, 1);
  try {
    reply = { id, ok: true, value: answer(request) };
  } catch (error) {
    const { code = 'UNKNOWN', message } = error as Partial<SqliteFailure> & Error;
    reply = { id, ok: false, failure: { code, message } };
  }
  Atomics.store(working, 0, 0);
  Atomics.notify(working, 0);
  parentPort?.postMessage(reply);
});

function answer(request: SqliteRequest): SqliteRows {
  if (request.kind === 'open') return open(request.folder, request.create);
  if (request.kind === 'close') return close();
  if (opened === undefined) throw failure(CLOSED, 'The database file is not open.');
  if (request.kind === 'rollback') return rollBack(opened.database);
  if (request.inTransaction) {
    if (!opened.database.inTransaction)
      throw failure(TRANSACTION_ENDED, 'The transaction ended when the database was opened anew.');
    if (request.sql === 'commit') requireSameFile(opened);
  } else {
    // One that is open has no owner: its caller gave up waiting for a disk that hung, and `begin` was run when the disk was back.
    rollBack(opened.database);
    requireSameFile(opened);
  }
  const statement = opened.database.prepare(request.sql);
  if (statement.reader) return { rows: statement.all(request.parameters), changes: 0 };
  return { rows: [], changes: statement.run(request.parameters).changes };
}

function rollBack(database: SqliteDatabase.Database): SqliteRows {
  if (database.inTransaction) database.exec('rollback');
  return NOTHING;
}

function open(folder: string, create: boolean): SqliteRows {
  close();
  const file = databaseFile(folder);
  if (create) makeDatabaseFile(folder);
  else if (!existsSync(file)) throw failure('ENOENT', `There is no file ${file}.`);
  tightenDatabaseFiles(folder);
  const { ino: inode } = statSync(file, { bigint: true });
  const database = new SqliteDatabase(file, { timeout: LOCK_WAIT_MS, fileMustExist: true });
  try {
    // A commit returns when the disk has it: WAL with synchronous FULL.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What an operator deletes is overwritten.
    database.pragma('secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  opened = { database, file, inode };
  return NOTHING;
}

function close(): SqliteRows {
  opened?.database.close();
  opened = undefined;
  return NOTHING;
}

/** SQLite keeps writing to a file that was deleted, replaced, truncated, or overwritten, and the message would be lost. */
function requireSameFile({ file, inode }: { file: string; inode: bigint }): void {
  if (statSync(file, { bigint: true, throwIfNoEntry: false })?.ino !== inode)
    throw failure(MOVED, `${file} is not the file that was opened.`);
  if (!hasHeader(file)) throw failure('SQLITE_NOTADB', `${file} was truncated or overwritten while it was open.`);
}

/** https://www.sqlite.org/fileformat.html, section 1.3. Opening the database in WAL mode writes the header. */
function hasHeader(file: string): boolean {
  const header = Buffer.alloc(HEADER.length);
  const handle = openSync(file, 'r');
  try {
    return readSync(handle, header, 0, header.length, 0) === HEADER.length && header.equals(HEADER);
  } finally {
    closeSync(handle);
  }
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

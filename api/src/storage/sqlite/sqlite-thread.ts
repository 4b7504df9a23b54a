import { writeSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SqliteFailure, SqliteReply, SqliteRequest, SqliteRows } from './sqlite-requests.ts';

/** A source runs from its source, a build from its build. */
const WORKER_FILE = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
/** Longer than any statement takes whose disk works. */
const LONGEST_ANSWER_MS = 10_000;
const LONGEST_CLOSE_MS = 2_000;
const LONGEST_END_MS = 1_000;

export class SqliteThreadError extends Error {
  override readonly name = 'SqliteThreadError';
  readonly code: string;

  constructor({ code, message }: SqliteFailure) {
    super(message);
    this.code = code;
  }
}

interface Pending {
  resolve: (rows: SqliteRows) => void;
  reject: (error: SqliteThreadError) => void;
}

/** Asks the thread of the embedded database, in order. One that has died is started anew with the next request. */
export class SqliteThread {
  #worker: Worker | undefined;
  #count = 0;
  readonly #pending = new Map<number, Pending>();

  async ask(request: SqliteRequest, longestMs = LONGEST_ANSWER_MS): Promise<SqliteRows> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#count += 1);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        timer = setTimeout(
          () =>
            reject(
              new SqliteThreadError({ code: 'SILENT', message: `The disk did not answer within ${longestMs} ms.` }),
            ),
          longestMs,
        );
        worker.postMessage({ id, request });
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** A disk that hangs keeps no process from ending. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST_CLOSE_MS);
    });
    await Promise.race([this.ask({ kind: 'close' }).catch(() => {}), late]);
    clearTimeout(timer);
    // Whoever still waits for an answer would keep the process as long as the disk.
    this.#end(worker, 'The database was closed.');
    await Promise.race([worker.terminate(), new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref())]);
  }

  #start(): Worker {
    const working = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(WORKER_FILE, { workerData: working });
    const endWithout = () => endWithoutStuckThread(working);
    process.once('exit', endWithout);
    worker.once('exit', () => process.off('exit', endWithout));
    worker.on('message', (reply: SqliteReply) => {
      const pending = this.#pending.get(reply.id);
      if (reply.ok) pending?.resolve(reply.value);
      else pending?.reject(new SqliteThreadError(reply.failure));
    });
    worker.on('error', (error: Error) => this.#end(worker, error.message));
    worker.on('exit', (code) => this.#end(worker, `The thread of the database ended with ${code}.`));
    return worker;
  }

  #end(worker: Worker, message: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new SqliteThreadError({ code: 'THREAD_ENDED', message }));
  }
}

/** The end of a process waits for its threads, and one that waits for a disk that hangs would keep it for ever. */
function endWithoutStuckThread(working: Int32Array): void {
  if (Atomics.wait(working, 0, 1, LONGEST_END_MS) !== 'timed-out') return;
  writeSync(process.stderr.fd, 'The disk of the embedded database does not answer, so the process ends by SIGKILL.\n');
  process.kill(process.pid, 'SIGKILL');
}

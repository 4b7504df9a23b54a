import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../../api/src/testing/serve-postgres.ts');
const OPTIONS = { cwd: join(import.meta.dirname, '../../..'), env: { ...process.env, NODE_OPTIONS: '' } };

export function whyNoPostgres(): string {
  return spawnSync(process.execPath, [PROGRAM, '--why-not'], { ...OPTIONS, encoding: 'utf8' }).stdout.trim();
}

/** A PostgreSQL server with one empty database, which only this test uses. */
export class TestPostgres {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  private constructor(url: string, child: ChildProcess, lines: Interface) {
    this.url = url;
    this.#child = child;
    this.#lines = lines;
  }

  static async start(): Promise<TestPostgres> {
    const child = spawn(process.execPath, [PROGRAM], { ...OPTIONS, stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const [url] = (await once(lines, 'line')) as [string];
    return new TestPostgres(url, child, lines);
  }

  /** Breaks every connection. Resolves when the server is down. */
  halt(): Promise<void> {
    return this.#tell('halt');
  }

  restart(): Promise<void> {
    return this.#tell('start');
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'close');
    this.#child.stdin?.end();
    await ended;
  }

  async #tell(word: string): Promise<void> {
    const answered = once(this.#lines, 'line');
    this.#child.stdin?.write(`${word}\n`);
    await answered;
  }
}

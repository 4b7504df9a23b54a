import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Load {
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  method: 'GET' | 'HEAD';
  headers: Readonly<Record<string, string>>;
  /** That each answer must have. */
  status: number;
  connections: number;
  limitMs: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Answers of another status, and none. */
  failures: number;
  firstFailure?: string | undefined;
}

/** A process of this folder that is spoken to by messages. It ends with this one. */
export function startHelper(file: string): ChildProcess {
  const helper = fork(join(import.meta.dirname, file));
  process.once('exit', () => helper.kill());
  return helper;
}

/** Clients in a process of their own, so that what they cost is not the server's. */
export class LoadClient {
  readonly #process = startHelper('load-process.ts');

  async run(load: Load): Promise<LoadResult> {
    this.#process.send(load);
    const [result] = (await once(this.#process, 'message')) as [LoadResult];
    return result;
  }

  stop(): void {
    this.#process.kill();
  }
}

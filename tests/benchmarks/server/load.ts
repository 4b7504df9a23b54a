import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Load {
  origin: string;
  paths: readonly string[];
  method: 'GET' | 'HEAD';
  headers: Readonly<Record<string, string>>;
  status: number;
  connections: number;
  limitMs: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Unexpected statuses, and missing responses. */
  failures: number;
  firstFailure?: string | undefined;
}

/** The helper exits with this process. */
export function startHelper(file: string): ChildProcess {
  const helper = fork(join(import.meta.dirname, file));
  process.once('exit', () => helper.kill());
  return helper;
}

/** Runs clients in a separate process, to exclude their cost from the server's. */
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

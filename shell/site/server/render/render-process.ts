import { parseJson } from '@site/release/parse-json';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { parseResponse } from './response-schema.ts';
import { readBoundedLines } from './bounded-lines.ts';
import { logBounded } from './bounded-log.ts';
import { PendingRequests, RenderProcessError } from './pending-requests.ts';
import { spawnRenderProcess, type SpawnRenderProcess } from './process-command.ts';
import { type ProcessWatch, watchProcess } from './process-watch.ts';
import type { RenderResponse, RenderRequest, RenderSetup } from './render-messages.ts';

export interface RenderProcessOptions {
  bundle: string;
  memoryMb: number;
  /** An `os.setPriority` value. Defaults to the server's. */
  priority?: number | undefined;
  /** Tests replace the process. */
  spawn?: SpawnRenderProcess | undefined;
  /** Receives the process's output, rate-limited. */
  onLine: (line: string) => void;
}

const START_LIMIT_MS = 20_000;
/** Longer than the silence that `ProcessWatch` allows. */
const PING_LIMIT_MS = 60_000;
const LONGEST_RESPONSE = 4 * 1024 * 1024;

const envelope = z.looseObject({ id: z.int() });

/**
 * Runs untrusted code. Killed if it stops responding, exceeds its memory, or sends anything except one response per
 * request.
 */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #lastWords: () => string;
  readonly #requests = new PendingRequests({
    isBusy: () => this.#watch?.isPrompt() === false,
    onMostLate: (reason) => this.end(reason),
  });
  #endReason: string | undefined;
  #watch: ProcessWatch | undefined;

  readonly ended: Promise<string>;

  private constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = (options.spawn ?? spawnRenderProcess)(options);
    setPriorityOf(this.#child.pid, options.priority);
    readBoundedLines(this.#pipe, {
      longest: LONGEST_RESPONSE,
      onLine: (line) => this.#receive(line),
      onTooLong: () => this.end(`it sent a response of more than ${LONGEST_RESPONSE / 1024 / 1024} MB`),
    });
    this.#lastWords = logBounded([this.#child.stdout, this.#child.stderr], {
      onLine: options.onLine,
      onFlood: () => this.end('it wrote too much output'),
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        this.#watch?.end();
        this.#endReason ??= reason;
        this.#pipe.destroy();
        this.#requests.rejectAll(this.#endReason);
        resolve(this.#endReason);
      };
      this.#child.once('error', (error) => end(`it could not start: ${error.message}`));
      // Not 'exit': the output before 'close' holds the reason.
      this.#child.once('close', (code, signal) => end(describeEnd(code, signal, this.#lastWords())));
    });
  }

  /** Resolves once the process accepts requests. On failure, kills it and rejects with `RenderProcessError`. */
  static async start(options: RenderProcessOptions, setup: RenderSetup, signal: AbortSignal): Promise<RenderProcess> {
    const started = new RenderProcess(options);
    const abort = () => started.end('it is no longer needed');
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      await started.request({ kind: 'setup', ...setup }, START_LIMIT_MS);
      started.#startWatch();
      return started;
    } catch (error) {
      started.end((error as Error).message);
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#endReason !== undefined;
  }

  /**
   * Rejects with `RenderProcessError` on timeout or when the process ends. A busy process gets up to three time limits.
   */
  request(request: RenderRequest, timeLimitMs: number): Promise<RenderResponse> {
    if (this.#endReason !== undefined) return Promise.reject(new RenderProcessError('ENDED', this.#endReason));
    return this.#requests.add(timeLimitMs, (id) => this.#pipe.write(`${JSON.stringify({ id, request })}\n`));
  }

  /** Returns true even if the process is only slow. Before it returns false, `ended` has resolved. */
  async isThere(): Promise<boolean> {
    await this.#ping().catch(() => undefined);
    if (this.hasEnded) await this.ended;
    return !this.hasEnded;
  }

  /** Kills the process, which holds no state worth saving. */
  end(reason: string): void {
    this.#endReason ??= reason;
    this.#child.kill('SIGKILL');
    this.#pipe.destroy();
    this.#requests.rejectAll(this.#endReason);
  }

  #ping(): Promise<unknown> {
    return this.request({ kind: 'ping' }, PING_LIMIT_MS);
  }

  get #pipe(): Duplex {
    return this.#child.stdio[3] as Duplex;
  }

  #receive(line: string) {
    if (this.hasEnded) return;
    const message = envelope.safeParse(parseJson(line));
    if (!message.success) return this.end('it sent an invalid message');
    this.#watch?.noteResponse();
    const { id, ...response } = message.data;
    if (!this.#requests.resolve(id, () => parseResponse(response))) this.end('it sent a response without a request');
  }

  /** Starts after setup, because startup time depends on the machine. */
  #startWatch() {
    this.#watch = watchProcess({
      pid: this.pid as number,
      memoryMb: this.#options.memoryMb,
      ping: () => this.#ping(),
      onFault: (reason) => this.end(reason),
    });
    if (this.hasEnded) this.#watch.end();
  }
}

function setPriorityOf(pid: number | undefined, priority: number | undefined) {
  if (pid === undefined || priority === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended, or the system denies it. Keep the default.
  }
}

/** `written` is the process's last output. */
function describeEnd(code: number | null, signal: NodeJS.Signals | null, written: string): string {
  if (written.includes('heap out of memory')) return 'it ran out of heap memory';
  if (signal === 'SIGKILL') return 'it was killed with SIGKILL, by itself or because the system ran out of memory';
  // Skip the stack to find the error message.
  const said = written.split('\n').findLast((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line));
  return `it ended with ${signal ?? `code ${code}`}${said ? `: ${said.trim().slice(0, 300)}` : ''}`;
}

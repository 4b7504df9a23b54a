import { parseJson } from '@site/release/parse-json';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { parseResponse } from './response-schema.ts';
import { readBoundedLines } from './bounded-lines.ts';
import { logBounded } from './bounded-log.ts';
import { PendingRequests, RenderProcessError } from './pending-requests.ts';
import { spawnRenderProcess } from './process-command.ts';
import { type ProcessWatch, watchProcess } from './process-watch.ts';
import type { RenderResponse, RenderRequest, RenderSetup } from './render-messages.ts';

export interface RenderProcessOptions {
  bundle: string;
  /** Megabytes of memory that the process may take. */
  memoryMb: number;
  /** As `os.setPriority` takes it; by default that of the server. */
  priority?: number | undefined;
  /** Receives what the process writes to its standard streams, line by line, bounded. */
  onLine: (line: string) => void;
}

const START_LIMIT_MS = 20_000;
/** Longer than a process may keep silent. */
const PING_LIMIT_MS = 60_000;
/** Bytes of the longest answer: a page of this size is a fault. */
const LONGEST_RESPONSE = 4 * 1024 * 1024;

const envelope = z.looseObject({ id: z.int() });

/**
 * One render process. It is ended when it does not answer for two seconds, takes too much memory, or says anything but one answer to each
 * question: it runs a stranger's code, and no more is believed of it than that.
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

  /** Resolves with the reason when the process has ended, whatever ended it. Never rejects. */
  readonly ended: Promise<string>;

  private constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = spawnRenderProcess(options);
    setPriorityOf(this.#child.pid, options.priority);
    readBoundedLines(this.#pipe, {
      longest: LONGEST_RESPONSE,
      onLine: (line) => this.#receive(line),
      onTooLong: () => this.end(`it sent an answer of more than ${LONGEST_RESPONSE / 1024 / 1024} MB`),
    });
    this.#lastWords = logBounded([this.#child.stdout, this.#child.stderr], {
      onLine: options.onLine,
      onFlood: () => this.end('it floods its output'),
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        this.#watch?.end();
        this.#endReason ??= reason;
        this.#pipe.destroy();
        this.#requests.rejectAll(this.#endReason);
        resolve(this.#endReason);
      };
      this.#child.once('error', (error) => end(`it could not be started: ${error.message}`));
      // 'close', not 'exit': what it wrote last says why.
      this.#child.once('close', (code, signal) => end(describeEnd(code, signal, this.#lastWords())));
    });
  }

  /** Starts a process and resolves once it can be asked. Rejects with `RenderProcessError`, the process then being ended. */
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
   * Rejects with `RenderProcessError` where no answer comes in time or the process ends. A process that has no time for anything is not
   * late but busy, with other pages or for want of a processor: it is given the time once and twice more.
   */
  request(request: RenderRequest, timeLimitMs: number): Promise<RenderResponse> {
    if (this.#endReason !== undefined) return Promise.reject(new RenderProcessError('ENDED', this.#endReason));
    return this.#requests.add(timeLimitMs, (id) => this.#pipe.write(`${JSON.stringify({ id, request })}\n`));
  }

  /** Whether it answers, or is at least late and not gone. Where it is gone, all who wait for its end have heard of it by then. */
  async isThere(): Promise<boolean> {
    await this.#ping().catch(() => undefined);
    if (this.hasEnded) await this.ended;
    return !this.hasEnded;
  }

  /** Ends the process at once: it holds nothing that would be lost. */
  end(reason: string): void {
    this.#endReason ??= reason;
    this.#child.kill('SIGKILL');
    this.#pipe.destroy(); // what it has still to say is not listened to
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
    if (!message.success) return this.end('it sent what is no answer');
    this.#watch?.noteResponse();
    const { id, ...response } = message.data;
    if (!this.#requests.resolve(id, () => parseResponse(response))) this.end('it sent an answer that nobody asked for');
  }

  /** From when its program runs: how long that takes is the machine's affair. */
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
    // It has ended, or the system does not allow it: then it is one process among others.
  }
}

/** @param written what the process wrote last */
function describeEnd(code: number | null, signal: NodeJS.Signals | null, written: string): string {
  if (written.includes('heap out of memory')) return 'its heap was full';
  if (signal === 'SIGKILL') return 'it was ended by SIGKILL: by itself, or by a system that has no more memory';
  // The message of an error, not the lines of its stack.
  const said = written.split('\n').findLast((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line));
  return `it ended with ${signal ?? `code ${code}`}${said ? `: ${said.trim().slice(0, 300)}` : ''}`;
}

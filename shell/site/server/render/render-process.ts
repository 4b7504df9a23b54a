import { parseJson } from '@site/release/parse-json';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { z } from 'zod';
import { logBounded, readBoundedLines } from './process-output.ts';
import { spawnRenderProcess, type SpawnRenderProcess } from './process-command.ts';
import { RemoteError } from './remote-error.ts';
import { parseResponse, type RenderRequest, type RenderResponse, type RenderSetup } from './render-messages.ts';

export interface RenderProcessOptions {
  bundle: string;
  memoryMb: number;
  spawn?: SpawnRenderProcess | undefined;
  /** Receives the process's output, rate-limited. */
  onLine: (line: string) => void;
}

interface Pending {
  resolve: (response: RenderResponse) => void;
  reject: (error: RemoteError) => void;
  timer: NodeJS.Timeout;
}

const START_LIMIT_MS = 20_000;
const CHECK_INTERVAL_MS = 500;
const SILENCE_MS = 5000;
/** Must be longer than the allowed silence. */
const PING_LIMIT_MS = 60_000;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** A process with more unanswered requests than this may be keeping them all in memory. */
const MAX_UNANSWERED = 1000;

const envelope = z.looseObject({ id: z.int() });

/** Kills the process if it hangs, exceeds its memory, or sends anything but one response per request. */
export class RenderProcess {
  readonly #options: RenderProcessOptions;
  readonly #child: ChildProcess;
  readonly #getLastOutput: () => string;
  /** Keyed by ID. Undefined after a timeout, so that a late response is dropped. */
  readonly #requests = new Map<number, Pending | undefined>();
  #nextId = 1;
  #endReason: string | undefined;
  #watch: NodeJS.Timeout | undefined;
  #silentMs = 0;

  readonly ended: Promise<string>;

  constructor(options: RenderProcessOptions) {
    this.#options = options;
    this.#child = (options.spawn ?? spawnRenderProcess)(options);
    readBoundedLines(this.#pipe, {
      maxBytes: MAX_RESPONSE_BYTES,
      onLine: (line) => this.#receive(line),
      onTooLong: () => this.end(`it sent a response of more than ${MAX_RESPONSE_BYTES / 1024 / 1024} MB`),
    });
    this.#getLastOutput = logBounded([this.#child.stdout, this.#child.stderr], {
      onLine: options.onLine,
      onFlood: () => this.end('it wrote too much output'),
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        clearInterval(this.#watch);
        resolve(this.end(reason));
      };
      this.#child.once('error', (error) => end(`it could not start: ${error.message}`));
      // Unlike 'exit', 'close' comes after all output, which contains the reason.
      this.#child.once('close', (code, signal) => end(describeEnd(code, signal, this.#getLastOutput())));
    });
  }

  /** Resolves once the process accepts requests. On failure, kills it and rejects with `RemoteError`. */
  async setUp(setup: RenderSetup): Promise<void> {
    try {
      await this.request({ kind: 'setup', ...setup }, START_LIMIT_MS);
    } catch (error) {
      this.end((error as Error).message);
      throw error;
    }
    // Checks start after the setup, whose duration depends on the machine.
    if (!this.hasEnded) this.#watch = setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#endReason !== undefined;
  }

  /** Rejects with `RemoteError` on timeout or when the process ends. */
  request(request: RenderRequest, timeLimitMs: number): Promise<RenderResponse> {
    if (this.#endReason !== undefined) return Promise.reject(new RemoteError('ENDED', this.#endReason));
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<RenderResponse>();
    const giveUp = () => {
      this.#requests.set(id, undefined);
      reject(new RemoteError('LATE', `it did not respond within ${Math.round(timeLimitMs / 100) / 10} s`));
    };
    this.#requests.set(id, { resolve, reject, timer: setTimeout(giveUp, timeLimitMs) });
    this.#pipe.write(`${JSON.stringify({ id, request })}\n`);
    if (this.#requests.size > MAX_UNANSWERED) this.end(`it left ${MAX_UNANSWERED} requests unanswered`);
    return promise;
  }

  /** Kills the process, which has no state worth saving. */
  end(reason: string): string {
    this.#endReason ??= reason;
    this.#child.kill('SIGKILL');
    this.#pipe.destroy();
    for (const pending of this.#requests.values()) {
      clearTimeout(pending?.timer);
      pending?.reject(new RemoteError('ENDED', this.#endReason));
    }
    this.#requests.clear();
    return this.#endReason;
  }

  get #pipe(): Duplex {
    return this.#child.stdio[3] as Duplex;
  }

  #receive(line: string) {
    if (this.hasEnded) return;
    const message = envelope.safeParse(parseJson(line));
    if (!message.success) return this.end('it sent an invalid message');
    this.#silentMs = 0;
    const { id, ...response } = message.data;
    if (!this.#requests.has(id)) return this.end('it sent a response without a request');
    const pending = this.#requests.get(id);
    this.#requests.delete(id);
    clearTimeout(pending?.timer);
    pending?.resolve(parseResponse(response));
  }

  /**
   * Counts checks rather than time, so a busy server does not blame its processes. Any response ends the silence, because
   * a ping waits behind other requests.
   */
  #check() {
    const { memoryMb } = this.#options;
    const usedMb = residentMb(this.pid);
    if (usedMb > memoryMb) return this.end(`it used ${Math.round(usedMb)} MB of memory. The limit is ${memoryMb} MB`);
    if (this.#silentMs === 0) this.request({ kind: 'ping' }, PING_LIMIT_MS).catch(() => undefined);
    if (this.#silentMs >= SILENCE_MS) return this.end(`it did not respond for ${SILENCE_MS / 1000} s`);
    this.#silentMs += CHECK_INTERVAL_MS;
  }
}

/** Returns 0 if the process has exited, and on systems other than Linux. */
function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** `written` is the process's last output. */
function describeEnd(code: number | null, signal: NodeJS.Signals | null, written: string): string {
  if (written.includes('heap out of memory')) return 'it ran out of heap memory';
  if (signal === 'SIGKILL') return 'it was killed with SIGKILL, by itself or because the system ran out of memory';
  // Skip the stack to find the error message.
  const lastLine = written.split('\n').findLast((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line));
  return `it exited with ${signal ?? `code ${code}`}${lastLine ? `: ${lastLine.trim().slice(0, 300)}` : ''}`;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderSetup } from './render-messages.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';

interface ProcessSupervisorOptions {
  process: RenderProcessOptions;
  setup: RenderSetup;
  /** Prepares a new process for requests. Rejects if it must not serve. */
  prepare: (process: RenderProcess) => Promise<void>;
  /** `ended` resolves with the reason. */
  onStart: (pid: number, ended: Promise<string>) => void;
  /** Called after an unexpected end or failed start. */
  onEnd: (reason: string, nextStartMs: number) => void;
}

export type ProcessState = 'starting' | 'ready' | 'restarting' | 'stopped';

const WAITS_MS = [0, 1000, 5000, 30_000];
/** Uptime after which the restart delay resets. */
const SOUND_MS = 60_000;

export class ProcessSupervisor {
  readonly #options: ProcessSupervisorOptions;
  readonly #stopped = new AbortController();
  #state: ProcessState = 'starting';
  #process: RenderProcess | undefined;
  #restarts = 0;
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;
  #nextStartAt = 0;
  #readyAt = 0;
  #ready = Promise.withResolvers<void>();

  constructor(options: ProcessSupervisorOptions) {
    this.#options = options;
  }

  /** Resolves when the first process is ready. If it fails, stops everything and rejects. */
  async start(): Promise<void> {
    try {
      await this.#startProcess();
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Resolves after the first attempt and retries a failed one. */
  startAndKeep(): Promise<void> {
    return this.#startProcess().catch((error: Error) => this.#startAgain(error.message));
  }

  get state(): ProcessState {
    return this.#state;
  }

  get process(): RenderProcess | undefined {
    return this.#state === 'ready' ? this.#process : undefined;
  }

  /** Waits for a live process until the limit. Pings it, because its death may not have been noticed. */
  async processWithin(limitMs: number): Promise<RenderProcess | undefined> {
    const end = performance.now() + limitMs;
    for (;;) {
      if (!this.process)
        await Promise.race([
          this.#ready.promise,
          sleep(Math.max(0, end - performance.now()), undefined, { ref: false }),
        ]);
      const { process } = this;
      if (!process || (await process.isThere())) return process;
    }
  }

  /** Waits for a replacement only if its start is due within the limit. */
  async replacementWithin(limitMs: number): Promise<RenderProcess | undefined> {
    // A process ends shortly before its replacement is scheduled.
    if (this.process?.hasEnded) await this.process.ended;
    const now = performance.now();
    if (this.#state !== 'restarting' || this.#nextStartAt > now + limitMs) return this.process;
    const late = new AbortController();
    const limit = sleep(limitMs, undefined, { ref: false, signal: late.signal }).catch(() => {});
    await Promise.race([this.#ready.promise, limit]);
    late.abort();
    return this.process;
  }

  /** True after two early ends in a row, until a process has run for a minute. */
  get keepsEnding(): boolean {
    return this.#failures > 1 && (this.#state !== 'ready' || !this.#isSound);
  }

  get #isSound(): boolean {
    return performance.now() - this.#readyAt > SOUND_MS;
  }

  get restarts(): number {
    return this.#restarts;
  }

  stop(): void {
    this.#state = 'stopped';
    this.#stopped.abort();
    clearTimeout(this.#restart);
    this.#process?.end('it is no longer needed');
    // Unblocks waiting requests, which get no process.
    this.#ready.resolve();
  }

  async #startProcess(): Promise<void> {
    const { process: options, setup, prepare, onStart } = this.#options;
    const started = await RenderProcess.start(options, setup, this.#stopped.signal);
    this.#process = started;
    if (this.#stopped.signal.aborted) started.end('it is no longer needed');
    try {
      await prepare(started);
    } catch (error) {
      started.end((error as Error).message);
      throw error;
    }
    if (this.#stopped.signal.aborted) return;
    this.#state = 'ready';
    this.#readyAt = performance.now();
    this.#ready.resolve();
    onStart(started.pid as number, started.ended);
    void started.ended.then((reason) => {
      if (this.#isSound) this.#failures = 0;
      this.#startAgain(reason);
    });
  }

  #startAgain(reason: string) {
    if (this.#stopped.signal.aborted) return;
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)] as number;
    this.#failures += 1;
    if (this.#state === 'ready') this.#ready = Promise.withResolvers();
    this.#state = 'restarting';
    this.#options.onEnd(reason, wait);
    this.#nextStartAt = performance.now() + wait;
    this.#restart = setTimeout(() => {
      this.#restarts += 1;
      this.#startProcess().catch((error: Error) => this.#startAgain(error.message));
    }, wait);
  }
}

import { setTimeout as rest } from 'node:timers/promises';
import type { RenderSetup } from './render-messages.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';

interface ProcessSupervisorOptions {
  process: RenderProcessOptions;
  setup: RenderSetup;
  /** Makes a new process ready to be asked. Rejects with the reason why it may not take requests. */
  prepare: (process: RenderProcess) => Promise<void>;
  /** @param ended resolves when this process has ended, whatever ended it */
  onStart: (pid: number, ended: Promise<string>) => void;
  /** Called when a process has ended, or has not come up, that nobody told to stop. */
  onEnd: (reason: string, nextStartMs: number) => void;
}

export type ProcessState = 'starting' | 'ready' | 'restarting' | 'stopped';

/** How long to wait before a process is started again: at once, then longer each time while it does not hold. */
const WAITS_MS = [0, 1000, 5000, 30_000];
/** A process that was ready for this long has held. */
const SOUND_MS = 60_000;

/** Keeps a render process running: one that ends, for whatever reason, is replaced. */
export class ProcessSupervisor {
  readonly #options: ProcessSupervisorOptions;
  readonly #stopped = new AbortController();
  #state: ProcessState = 'starting';
  #process: RenderProcess | undefined;
  #restarts = 0;
  /** Starts in a row that did not hold. */
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;
  /** As `performance.now()` counts. */
  #nextStartAt = 0;
  #ready = Promise.withResolvers<void>();

  constructor(options: ProcessSupervisorOptions) {
    this.#options = options;
  }

  /** Resolves when the first process is ready. Rejects with the reason where it does not get so far; then nothing is left running. */
  async start(): Promise<void> {
    try {
      await this.#startProcess();
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Resolves after the first attempt; what did not come up is tried again like one that ended. */
  startAndKeep(): Promise<void> {
    return this.#startProcess().catch((error: Error) => this.#startAgain(error.message));
  }

  get state(): ProcessState {
    return this.#state;
  }

  /** The process that can be asked now. */
  get process(): RenderProcess | undefined {
    return this.#state === 'ready' ? this.#process : undefined;
  }

  /** The process that can be asked now or, at the latest, when the time is up. One that has died, and nobody has noticed yet, cannot. */
  async processWithin(limitMs: number): Promise<RenderProcess | undefined> {
    const end = performance.now() + limitMs;
    for (;;) {
      if (!this.process)
        await Promise.race([
          this.#ready.promise,
          rest(Math.max(0, end - performance.now()), undefined, { ref: false }),
        ]);
      const { process } = this;
      if (!process || (await process.isThere())) return process;
    }
  }

  /**
   * The process that can be asked now, or its replacement if that starts within the limit. Undefined at once if the next
   * start is further away.
   */
  async replacementWithin(limitMs: number): Promise<RenderProcess | undefined> {
    // The end of a process is noticed a moment before its replacement is scheduled.
    if (this.process?.hasEnded) await this.process.ended;
    const now = performance.now();
    if (this.#state !== 'restarting' || this.#nextStartAt > now + limitMs) return this.process;
    const late = new AbortController();
    const limit = rest(limitMs, undefined, { ref: false, signal: late.signal }).catch(() => {});
    await Promise.race([this.#ready.promise, limit]);
    late.abort();
    return this.process;
  }

  get restarts(): number {
    return this.#restarts;
  }

  stop(): void {
    this.#state = 'stopped';
    this.#stopped.abort();
    clearTimeout(this.#restart);
    this.#process?.end('it is no longer needed');
    // Whoever waits for a replacement gets none.
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
    const since = performance.now();
    this.#ready.resolve();
    onStart(started.pid as number, started.ended);
    void started.ended.then((reason) => {
      if (performance.now() - since > SOUND_MS) this.#failures = 0;
      this.#startAgain(reason);
    });
  }

  #startAgain(reason: string) {
    if (this.#stopped.signal.aborted) return;
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)] as number;
    this.#failures += 1;
    // Who waits for the one before waits for the next.
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

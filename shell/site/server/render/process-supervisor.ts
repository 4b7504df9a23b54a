import { setTimeout as sleep } from 'node:timers/promises';
import { firstLine, RemoteError } from './remote-error.ts';
import type { RenderRequest, RenderResponse, RenderSetup } from './render-messages.ts';
import { RenderProcess } from './render-process.ts';
import type { RenderedBy, RenderSettings } from './render-settings.ts';

interface ProcessSupervisorOptions {
  by: RenderedBy;
  settings: RenderSettings;
  remote?: RenderSetup['remote'];
  /** Prepares a new process for requests. Rejects if it must not serve. */
  prepare?: (process: RenderProcess) => Promise<void>;
  /** Called after an unexpected exit or failed start. */
  onEnd?: () => void;
}

export interface ProcessHealth {
  state: 'starting' | 'ready' | 'restarting' | 'stopped';
  pid?: number | undefined;
  restarts: number;
  /** True after two early exits in a row, until a process has run for a minute. */
  keepsEnding?: boolean;
  lastFailure?: { at: string; reason: string } | undefined;
}

/** Share of a page's time for API calls. The rest is for rendering with built-in data. */
const API_SHARE = 0.6;
const WAITS_MS = [0, 1000, 5000, 30_000];
/** Uptime after which the restart delay resets. */
const SOUND_MS = 60_000;

/** Keeps one render process running, and logs its starts and exits. */
export class ProcessSupervisor {
  readonly #options: ProcessSupervisorOptions;
  readonly name: string;
  readonly log: RenderSettings['log'];
  #state: ProcessHealth['state'] = 'starting';
  #process: RenderProcess | undefined;
  #restarts = 0;
  #failures = 0;
  #lastFailure: ProcessHealth['lastFailure'];
  #restart: NodeJS.Timeout | undefined;
  #nextStartAt = 0;
  #readyAt = 0;
  #ready = Promise.withResolvers<void>();

  constructor(options: ProcessSupervisorOptions) {
    const { by, settings } = options;
    this.#options = options;
    this.name = by.version === undefined ? 'the site’s frame' : `${by.remote} ${by.version}`;
    this.log = settings.log.child(by);
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

  get process(): RenderProcess | undefined {
    return this.#state === 'ready' ? this.#process : undefined;
  }

  /** Waits for a replacement only if its start is due within the limit. */
  async processWithin(limitMs: number): Promise<RenderProcess | undefined> {
    // A process exits shortly before its replacement is scheduled.
    if (this.process?.hasEnded) await this.process.ended;
    const now = performance.now();
    if (this.#state !== 'restarting' || this.#nextStartAt > now + limitMs) return this.process;
    await Promise.race([this.#ready.promise, sleep(limitMs, undefined, { ref: false })]);
    return this.process;
  }

  /** Rejects with `RemoteError`. The limit applies to the wait for a process and to the wait for its response. */
  async request(request: RenderRequest, limitMs: number): Promise<RenderResponse> {
    const process = await this.processWithin(limitMs);
    if (!process) throw new RemoteError('RESTARTING', 'its process is restarting');
    return process.request(request, limitMs);
  }

  health(): ProcessHealth {
    const keepsEnding = this.#failures > 1 && (this.#state !== 'ready' || !this.#isSound);
    return {
      state: this.#state,
      pid: this.process?.pid,
      restarts: this.#restarts,
      ...(keepsEnding ? { keepsEnding } : {}),
      lastFailure: this.#lastFailure,
    };
  }

  noteFailure(sentence: string, reason: string): void {
    this.log.error({ reason }, sentence);
    this.#lastFailure = { at: new Date().toISOString(), reason: firstLine(reason) };
  }

  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#restart);
    this.#process?.end('it is no longer needed');
    // Unblocks waiting requests, which get no process.
    this.#ready.resolve();
  }

  get #isStopped(): boolean {
    return this.#state === 'stopped';
  }

  get #isSound(): boolean {
    return performance.now() - this.#readyAt > SOUND_MS;
  }

  async #startProcess(): Promise<void> {
    const { settings, remote, prepare } = this.#options;
    const { bundle, renderMemoryMebibytes: memoryMb, spawn, apiUrl, renderTimeoutMs } = settings;
    const started = new RenderProcess({
      ...{ bundle, memoryMb, spawn },
      onLine: (line) => this.log.warn(`Output of ${this.name}: ${line}`),
    });
    this.#process = started;
    await started.setUp({ apiUrl, apiTimeLimitMs: API_SHARE * renderTimeoutMs, remote });
    try {
      await prepare?.(started);
    } catch (error) {
      started.end((error as Error).message);
      throw error;
    }
    if (this.#isStopped) return;
    this.#state = 'ready';
    this.#readyAt = performance.now();
    this.#ready.resolve();
    this.log.info({ pid: started.pid }, `Process ${started.pid} renders ${this.name}`);
    void started.ended.then((reason) => {
      if (this.#isSound) this.#failures = 0;
      this.#startAgain(reason);
    });
  }

  #startAgain(reason: string) {
    if (this.#isStopped) return;
    const { by, settings, onEnd } = this.#options;
    const waitMs = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)] as number;
    this.#failures += 1;
    if (this.#state === 'ready') this.#ready = Promise.withResolvers();
    this.#state = 'restarting';
    const next = waitMs === 0 ? 'now' : `in ${waitMs / 1000} s`;
    this.noteFailure(`The render process of ${this.name} has exited: ${reason}. Starting another ${next}.`, reason);
    settings.observe?.({ ...by, kind: 'end' });
    onEnd?.();
    this.#nextStartAt = performance.now() + waitMs;
    this.#restart = setTimeout(() => {
      this.#restarts += 1;
      this.#startProcess().catch((error: Error) => this.#startAgain(error.message));
    }, waitMs);
  }
}

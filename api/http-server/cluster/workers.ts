import cluster, { type Worker } from 'node:cluster';
import type { PrimaryMessage, WorkerMessage } from './worker-message.ts';

/** Delay before a worker is replaced. It doubles until a worker has run for `RUNS_WELL_MS`. */
const BACKOFF_MS = { first: 100, most: 30_000 };
const RUNS_WELL_MS = 10_000;
/** Extra time after `stopTimeoutMs` before the primary sends SIGKILL. */
const END_MARGIN_MS = 2000;

/** The part of pino's logger that is used. */
export interface ClusterLog {
  info: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

interface WorkersOptions {
  count: number;
  log: ClusterLog;
  stopTimeoutMs: number;
  hear: (worker: number, message: WorkerMessage) => void;
  forget: (worker: number) => void;
}

interface RunningWorker {
  worker: Worker;
  /** A `performance.now()` timestamp. */
  upAt: number | undefined;
  /** True during a planned stop or replacement, so its exit does not start another worker. */
  isLeaving: boolean;
  /** Resolves when the worker serves, or exits before that. */
  started: Promise<void>;
  ended: Promise<Ending>;
}

interface Ending {
  code: number | null;
  signal: string | null;
}

/**
 * Worker processes that share a port. All accept from the kernel's one queue (`SCHED_NONE`), so the others serve what
 * waits when one dies. Round-robin scheduling would leave connections assigned to a dying worker open forever.
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #running = new Map<number, RunningWorker>();
  /** Restarts that wait for their backoff. */
  readonly #planned = new Set<NodeJS.Timeout>();
  readonly #failed = Promise.withResolvers<number>();
  #waitMs = BACKOFF_MS.first;
  #hasServed = false;
  #isStopping = false;
  #isReplacing = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  /** IDs of workers that serve. */
  get up(): number[] {
    return [...this.#running].filter(([, { upAt }]) => upAt !== undefined).map(([id]) => id);
  }

  /** Resolves with the first worker's exit code if it exits before it serves. */
  get failed(): Promise<number> {
    return this.#failed.promise;
  }

  /** Starts the first worker alone, so the others find its tables and files ready. */
  async start(): Promise<void> {
    const first = this.#fork();
    await first.started;
    if (first.upAt === undefined) return this.#failed.resolve((await first.ended).code || 1);
    for (let count = 1; count < this.#options.count && !this.#isStopping; count += 1) this.#fork();
  }

  send(id: number, message: PrimaryMessage): void {
    const { worker } = this.#running.get(id) ?? {};
    if (worker?.isConnected()) worker.send(message, () => {});
  }

  /** Replaces all workers one by one. Each old worker gets SIGTERM once its successor serves. */
  async replaceAll(): Promise<void> {
    const { log } = this.#options;
    if (this.#isReplacing || this.#isStopping) return;
    this.#isReplacing = true;
    for (const [id, former] of [...this.#running]) {
      if (!this.#running.has(id)) continue; // exited meanwhile and was already replaced
      former.isLeaving = true;
      const next = this.#fork();
      next.isLeaving = true; // until it serves, its exit needs no replacement
      await next.started;
      if (this.#isStopping) break;
      next.isLeaving = false;
      if (next.upAt === undefined) {
        log.error({}, 'A new worker did not come up: the workers that are there go on.');
        former.isLeaving = false;
        if (!this.#running.has(id)) this.#replace(former, await former.ended);
        break;
      }
      await former.started;
      await this.#end(former, 'SIGTERM');
    }
    this.#isReplacing = false;
    if (!this.#isStopping) log.info({ workers: this.up.length }, 'The workers were replaced.');
  }

  /**
   * Forwards the signal to all workers.
   * @returns the highest exit code, after all have exited
   */
  async stop(signal: NodeJS.Signals): Promise<number> {
    this.#isStopping = true;
    for (const planned of this.#planned) clearTimeout(planned);
    return Math.max(
      0,
      ...(await Promise.all([...this.#running.values()].map((running) => this.#end(running, signal)))),
    );
  }

  async #end(running: RunningWorker, signal: NodeJS.Signals): Promise<number> {
    running.isLeaving = true;
    running.worker.process.kill(signal);
    const late = setTimeout(() => running.worker.process.kill('SIGKILL'), this.#options.stopTimeoutMs + END_MARGIN_MS);
    const { code } = await running.ended;
    clearTimeout(late);
    return code ?? 1;
  }

  #fork(): RunningWorker {
    const worker = cluster.fork();
    const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<Ending>()];
    const running: RunningWorker = {
      worker,
      upAt: undefined,
      isLeaving: false,
      started: started.promise,
      ended: ended.promise,
    };
    this.#running.set(worker.id, running);
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'up') {
        running.upAt = performance.now();
        this.#hasServed = true;
        started.resolve();
      }
      this.#options.hear(worker.id, message);
    });
    // Sending to an exiting worker fails. The `exit` event handles it.
    worker.on('error', () => {});
    worker.once('exit', (code: Ending['code'], signal: Ending['signal']) => {
      this.#running.delete(worker.id);
      this.#options.forget(worker.id);
      started.resolve();
      ended.resolve({ code, signal });
      if (!running.isLeaving && !this.#isStopping) this.#replace(running, { code, signal });
    });
    return running;
  }

  #replace({ worker, upAt }: RunningWorker, how: Ending) {
    if (!this.#hasServed) return;
    const ranWell = upAt !== undefined && performance.now() - upAt > RUNS_WELL_MS;
    const waitMs = ranWell ? BACKOFF_MS.first : this.#waitMs;
    this.#options.log.error(
      { worker: worker.process.pid, ...how, waitMs },
      'A worker has ended, and another takes its place.',
    );
    this.#waitMs = Math.min(waitMs * 2, BACKOFF_MS.most);
    const planned = setTimeout(() => {
      this.#planned.delete(planned);
      this.#fork();
    }, waitMs);
    this.#planned.add(planned);
  }
}

import cluster, { type Worker } from 'node:cluster';
import type { PrimaryMessage, WorkerMessage } from './worker-message.ts';

/** How soon a worker that ended is replaced. It doubles for each that ends before it has run for a while. */
const BACKOFF_MS = { first: 100, most: 30_000 };
const RUNS_WELL_MS = 10_000;
/** What a worker may take longer to end than it allows itself, before it is ended. */
const END_MARGIN_MS = 2000;

/** pino's, as far as it is used. */
export interface ClusterLog {
  info: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}

interface WorkersOptions {
  count: number;
  log: ClusterLog;
  /** How long a worker allows itself to stop. */
  stopTimeoutMs: number;
  hear: (worker: number, message: WorkerMessage) => void;
  /** Called when a worker has ended. */
  forget: (worker: number) => void;
}

interface RunningWorker {
  worker: Worker;
  /** When it came up, as `performance.now()` counts. */
  upAt: number | undefined;
  /** It was told to end, or its successor starts: it is not replaced. */
  isLeaving: boolean;
  /** Resolves when it serves, or has ended before it did. */
  started: Promise<void>;
  ended: Promise<Ending>;
}

/** As Node tells of a process. */
interface Ending {
  code: number | null;
  signal: string | null;
}

/**
 * The processes that share a port. Each takes connections from the one queue of the system: what waits there when a worker ends, however it
 * does, another takes. (Node's other way, to hand them round, leaves those that are on their way to a worker that dies open for ever.)
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #running = new Map<number, RunningWorker>();
  /** Those that are to take the place of others soon. */
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

  /** Ids of those that serve. */
  get up(): number[] {
    return [...this.#running].filter(([, { upAt }]) => upAt !== undefined).map(([id]) => id);
  }

  /** Resolves with the exit code of the first worker where that ends before it serves: what keeps it from starting keeps all. */
  get failed(): Promise<number> {
    return this.#failed.promise;
  }

  /** The first alone: what it prepares, such as tables or files that are kept, the others find ready. */
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

  /** Puts new workers into the place of all, one after another: each former one is told to end when its successor serves. */
  async replaceAll(): Promise<void> {
    const { log } = this.#options;
    if (this.#isReplacing || this.#isStopping) return;
    this.#isReplacing = true;
    for (const [id, former] of [...this.#running]) {
      if (!this.#running.has(id)) continue; // it has ended meanwhile, and has a successor
      former.isLeaving = true;
      const next = this.#fork();
      next.isLeaving = true; // until it serves, nobody misses it
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

  /** Hands the signal on to all. @returns the highest exit code, when all have ended */
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
    // What cannot be sent to a worker that is ending: its end is what counts.
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
    if (!this.#hasServed) return; // see `failed`
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

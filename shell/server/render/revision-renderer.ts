import { Worker } from 'node:worker_threads';
import type { MeasurementState } from '../measurement.ts';
import type { FromWorker, RenderedPage, RenderRequest, RenderWorkerData } from './render-messages.ts';

const START_TIME_LIMIT_MS = 15_000;
const RENDER_TIME_LIMIT_MS = 10_000;

interface Pending {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A render worker of one revision, seen from the server. */
export class RevisionRenderer {
  #worker: Worker;
  #measurement: () => MeasurementState;
  #pending = new Map<number, Pending>();
  #next = 1;
  #idle: (() => void) | undefined;

  /** Resolves when the worker has ended, whatever ended it. */
  readonly stopped: Promise<void>;
  hasStopped = false;

  private constructor(worker: Worker, measurement: () => MeasurementState) {
    this.#worker = worker;
    this.#measurement = measurement;
    this.stopped = new Promise((resolve) => {
      worker.once('exit', () => {
        this.hasStopped = true;
        this.#failAll(new Error('The render worker has stopped'));
        resolve();
      });
    });
  }

  /** Starts a worker and waits until it has checked its remotes. `failures`: remote to the reason why it may not take traffic. */
  static async start(file: string, data: RenderWorkerData, measurement: () => MeasurementState): Promise<{ renderer: RevisionRenderer; failures: Record<string, string> }> {
    const worker = new Worker(file, { workerData: data });
    const renderer = new RevisionRenderer(worker, measurement);
    try {
      const failures = await started(worker);
      worker.on('message', (message: FromWorker) => renderer.#settle(message));
      worker.on('error', (error) => renderer.#failAll(error as Error));
      return { renderer, failures };
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  render(request: RenderRequest): Promise<RenderedPage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#take(id)?.reject(new Error(`Rendering ${request.path} took too long`)), RENDER_TIME_LIMIT_MS);
      this.#pending.set(id, { resolve, reject, timer });
      this.#worker.postMessage({ id, request, measurement: this.#measurement() });
    });
  }

  /** Ends the worker once it has rendered what it was asked for. */
  async drain(): Promise<void> {
    if (this.#pending.size > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    await this.#worker.terminate();
  }

  #settle(message: FromWorker) {
    if (message.kind === 'started') return;
    const pending = this.#take(message.id);
    if (message.kind === 'rendered') pending?.resolve(message.page);
    else pending?.reject(new Error(message.error));
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#idle?.();
    return pending;
  }

  #failAll(error: Error) {
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error);
  }
}

function started(worker: Worker): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The render worker did not start in time')), START_TIME_LIMIT_MS);
    worker.once('message', (message: FromWorker) => {
      clearTimeout(timer);
      if (message.kind === 'started') resolve(message.failures);
    });
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

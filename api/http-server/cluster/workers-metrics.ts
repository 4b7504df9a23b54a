import { AggregatorRegistry, Registry } from '@prometheus-io/client';
import type { MetricSeries, WorkerMessage } from './worker-message.ts';
import type { Workers } from './workers.ts';

/** A scrape leaves out workers that have not responded by then. */
const LATE_MS = 2000;

/** Aggregates the metrics of all workers, by each metric's `aggregator` (default: sum). */
export class WorkersMetrics {
  readonly #workers: Pick<Workers, 'up' | 'send'>;
  readonly #questions = new Map<number, { series: MetricSeries[]; missing: Set<number>; answered: () => void }>();
  #count = 0;

  constructor(workers: Pick<Workers, 'up' | 'send'>) {
    this.#workers = workers;
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  async text(): Promise<string> {
    this.#count += 1;
    const [question, missing, series] = [this.#count, new Set(this.#workers.up), [] as MetricSeries[]];
    if (missing.size > 0) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, LATE_MS);
        this.#questions.set(question, { series, missing, answered: () => (clearTimeout(late), resolve()) });
        for (const worker of missing) this.#workers.send(worker, { kind: 'metrics', question });
      });
      this.#questions.delete(question);
    }
    return AggregatorRegistry.aggregate(series).metrics();
  }

  hear(worker: number, message: WorkerMessage): void {
    if (message.kind !== 'metrics') return;
    this.#questions.get(message.question)?.series.push(message.series);
    this.#settle(worker, [message.question]);
  }

  forget(worker: number): void {
    this.#settle(worker, this.#questions.keys());
  }

  #settle(worker: number, questions: Iterable<number>) {
    for (const question of questions) {
      const asked = this.#questions.get(question);
      asked?.missing.delete(worker);
      if (asked?.missing.size === 0) asked.answered();
    }
  }
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sample {
  labels: Record<string, string>;
  value: number;
}

export class MetricsRegistry {
  readonly #registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  counter(name: string, help: string, labelNames: string[]): Counter<string> {
    return new Counter<string>({ name, help, labelNames, registers: [this.#registry] });
  }

  readCounter(name: string, help: string, read: () => number): void {
    const counter = new Counter<string>({
      name,
      help,
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** Durations in seconds. */
  histogram(name: string, help: string, labelNames: string[]): Histogram<string> {
    return new Histogram<string>({ name, help, labelNames, buckets: BUCKETS_SECONDS, registers: [this.#registry] });
  }

  gauge(name: string, help: string, labelNames: string[]): Gauge<string> {
    return new Gauge<string>({ name, help, labelNames, registers: [this.#registry] });
  }

  readGauge(name: string, help: string, read: () => number): void {
    this.readGauges(name, help, [], () => [{ labels: {}, value: read() }]);
  }

  /** Series that `read` no longer returns disappear. */
  readGauges(name: string, help: string, labelNames: string[], read: () => readonly Sample[]): void {
    const gauge: Gauge<string> = new Gauge<string>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => {
        gauge.reset();
        for (const { labels, value } of read()) gauge.set(labels, value);
      },
    });
  }
}

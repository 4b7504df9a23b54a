import type { MetricObjectWithValues, MetricValue } from '@prometheus-io/client';

/** All that a process counts, as the Prometheus client adds it up over several. */
export type MetricSeries = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker tells the primary. `state` is whatever the server says of itself, which the primary of that server reads. */
export type WorkerMessage =
  { kind: 'up' } | { kind: 'state'; state: unknown } | { kind: 'metrics'; question: number; series: MetricSeries };

/** What the primary tells a worker. `state` is what it makes of the words of all. */
export type PrimaryMessage = { kind: 'state'; state: unknown } | { kind: 'metrics'; question: number };

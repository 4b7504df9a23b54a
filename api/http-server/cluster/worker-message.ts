import type { MetricObjectWithValues, MetricValue } from '@prometheus-io/client';

/** All metrics of one process, in the Prometheus client's format for aggregation. */
export type MetricSeries = MetricObjectWithValues<MetricValue<string>>[];

/** Message from a worker to the primary. Each server defines its own `state`. */
export type WorkerMessage =
  { kind: 'up' } | { kind: 'state'; state: unknown } | { kind: 'metrics'; question: number; series: MetricSeries };

/** Message from the primary to a worker. The primary derives `state` from the states of all workers. */
export type PrimaryMessage = { kind: 'state'; state: unknown } | { kind: 'metrics'; question: number };

import cluster from 'node:cluster';
import type { MetricSeries, PrimaryMessage, WorkerMessage } from './worker-message.ts';

/** True in every worker except the very first, which starts alone. */
export const startsBesideOthers = (cluster.worker?.id ?? 1) > 1;

/** Does nothing outside a worker. */
export function tellPrimary(message: WorkerMessage): void {
  // Ignore send errors: when the primary exits, Node ends its workers.
  if (cluster.isWorker) process.send?.(message, undefined, undefined, () => {});
}

export function onPrimaryState(listener: (state: unknown) => void): void {
  onMessage((message) => {
    if (message.kind === 'state') listener(message.state);
  });
}

export function answerMetrics(read: () => Promise<MetricSeries>, onUnreadable: (error: unknown) => void): void {
  onMessage((message) => {
    if (message.kind !== 'metrics') return;
    const { question } = message;
    read().then((series) => tellPrimary({ kind: 'metrics', question, series }), onUnreadable);
  });
}

function onMessage(listener: (message: PrimaryMessage) => void): void {
  if (cluster.isWorker) process.on('message', listener);
}

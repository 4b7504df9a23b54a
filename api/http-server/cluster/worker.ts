import cluster from 'node:cluster';
import type { MetricSeries, PrimaryMessage, WorkerMessage } from './worker-message.ts';

/** Whether others serve while this process starts: all but the very first worker. */
export const startsBesideOthers = (cluster.worker?.id ?? 1) > 1;

/** Has no effect in a process that is nobody's worker. */
export function tellPrimary(message: WorkerMessage): void {
  // A primary that is gone hears nothing; Node ends its workers.
  if (cluster.isWorker) process.send?.(message, undefined, undefined, () => {});
}

/** Calls back with what the primary makes of the words of all workers. */
export function onPrimaryState(listener: (state: unknown) => void): void {
  onMessage((message) => {
    if (message.kind === 'state') listener(message.state);
  });
}

/** Gives the primary what this worker counts, whenever it asks. */
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

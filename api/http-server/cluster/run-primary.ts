import { serveMetrics } from '../metrics-server.ts';
import type { WorkerMessage } from './worker-message.ts';
import { WorkersMetrics } from './workers-metrics.ts';
import { type ClusterLog, Workers } from './workers.ts';

export interface PrimaryOptions {
  count: number;
  log: ClusterLog & { warn: (fields: object, message: string) => void };
  stopTimeoutMs: number;
  metrics: { host: string; port: number | 'off' };
  onState?: (worker: number, state: unknown, workers: Workers) => void;
  onEnd?: (worker: number, workers: Workers) => void;
  onStopped?: () => Promise<void>;
}

/**
 * Forks workers that run this same program. The primary only serves the aggregated metrics. It replaces workers that
 * exit, forwards SIGTERM and SIGINT, exits after the last worker, and replaces all workers one by one on SIGUSR2. A
 * worker must send `up` once it serves.
 */
export async function runPrimary({
  count,
  log,
  stopTimeoutMs,
  metrics: { host, port },
  onState,
  onEnd,
  onStopped,
}: PrimaryOptions): Promise<void> {
  const workers: Workers = new Workers({
    count,
    log,
    stopTimeoutMs,
    hear: (worker, message: WorkerMessage) => {
      if (message.kind === 'state') onState?.(worker, message.state, workers);
      else metrics.hear(worker, message);
    },
    forget: (worker) => {
      metrics.forget(worker);
      onEnd?.(worker, workers);
    },
  });
  const metrics = new WorkersMetrics(workers);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      void workers.stop(signal).then(async (code) => {
        await onStopped?.();
        process.exit(code);
      });
    });
  }
  process.on('SIGUSR2', () => void workers.replaceAll());
  void workers.failed.then((code) => process.exit(code));
  if (port !== 'off') await serveAll(metrics, { host, port, log });
  log.info({ workers: count }, 'Workers share the port.');
  await workers.start();
}

/** Starts without metrics if the port is in use. */
async function serveAll(
  metrics: WorkersMetrics,
  { host, port, log }: { host: string; port: number; log: PrimaryOptions['log'] },
): Promise<void> {
  try {
    await serveMetrics({
      text: () => metrics.text(),
      contentType: metrics.contentType,
      host,
      port,
      onUnreadable: (err) => log.error({ err }, 'The metrics could not be read.'),
    });
  } catch (err) {
    log.warn({ err }, `There are no metrics: port ${port} cannot be used. METRICS_PORT names another.`);
  }
}

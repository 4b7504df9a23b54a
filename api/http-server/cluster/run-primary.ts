import { serveMetrics } from '../metrics-server.ts';
import type { WorkerMessage } from './worker-message.ts';
import { WorkersMetrics } from './workers-metrics.ts';
import { type ClusterLog, Workers } from './workers.ts';

export interface PrimaryOptions {
  /** How many workers there are to be. */
  count: number;
  log: ClusterLog & { warn: (fields: object, message: string) => void };
  /** How long a worker allows itself to stop, in milliseconds. */
  stopTimeoutMs: number;
  metrics: { host: string; port: number | 'off' };
  /** Hears what workers say of themselves, and of their end. */
  onState?: (worker: number, state: unknown, workers: Workers) => void;
  onEnd?: (worker: number, workers: Workers) => void;
  /** Called when all workers have ended. */
  onStopped?: () => Promise<void>;
}

/**
 * Runs this program as the primary of workers, which run the same program. It serves nothing but the metrics of all: it
 * replaces workers that end, hands SIGTERM and SIGINT on and ends with the last worker, and replaces all, one after another, on SIGUSR2.
 * A worker has to say `up` when it serves.
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

/** A port that is taken keeps nothing from starting. */
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

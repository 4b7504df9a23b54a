import { answerMetrics } from '@site/http-server/cluster/worker';
import { serveMetrics } from '@site/http-server/metrics-server';
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { ShellMetrics } from './shell-metrics.ts';

interface MetricsServerOptions {
  metrics: ShellMetrics;
  host: string;
  port: number | 'off';
  log: Logger;
}

/** The primary serves the metrics of all workers. A port in use does not stop the site from starting. */
export async function serveShellMetrics({ metrics, host, port, log }: MetricsServerOptions): Promise<() => void> {
  const onUnreadable = (error: unknown) => log.error({ err: error }, 'The metrics could not be read.');
  if (cluster.isWorker) answerMetrics(() => metrics.series(), onUnreadable);
  if (port === 'off' || cluster.isWorker) return () => {};
  try {
    const server = await serveMetrics({
      text: () => metrics.text(),
      contentType: metrics.contentType,
      host,
      port,
      onUnreadable,
    });
    log.info({ port: server.port }, 'Metrics are up.');
    return server.close;
  } catch (error) {
    log.warn({ err: error }, `There are no metrics: port ${port} cannot be used. METRICS_PORT names another.`);
    return () => {};
  }
}

import { serveMetrics } from '@site/http-server/metrics-server';
import type { Logger } from 'pino';
import type { ShellMetrics } from './shell-metrics.ts';

interface MetricsServerOptions {
  metrics: ShellMetrics;
  host: string;
  port: number | 'off';
  log: Logger;
}

/** A port in use does not stop the site from starting. */
export async function serveShellMetrics({ metrics, host, port, log }: MetricsServerOptions): Promise<() => void> {
  const onUnreadable = (error: unknown) => log.error({ err: error }, 'Could not read the metrics.');
  if (port === 'off') return () => {};
  try {
    const server = await serveMetrics({
      text: () => metrics.text(),
      contentType: metrics.contentType,
      host,
      port,
      onUnreadable,
    });
    log.info({ port: server.port }, 'Metrics are available.');
    return server.close;
  } catch (error) {
    log.warn({ err: error }, `Cannot use port ${port}, so there are no metrics. Set METRICS_PORT to another port.`);
    return () => {};
  }
}

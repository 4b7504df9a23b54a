import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from './stop-on-signal.ts';

interface MetricsServerOptions {
  registry: { contentType: string; metrics: () => Promise<string> };
  host: string;
  port: number | 'off';
  log: Log;
}

export interface ServedMetrics {
  port: number;
  close: () => void;
}

/**
 * Serves metrics on a separate port, so that a public proxy does not need to block them. Returns undefined if the port
 * is off or in use, so that the main server still starts.
 */
export async function serveMetrics({
  registry,
  host,
  port,
  log,
}: MetricsServerOptions): Promise<ServedMetrics | undefined> {
  if (port === 'off') return undefined;
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (metrics) => response.writeHead(200, { 'content-type': registry.contentType }).end(metrics),
      (error: unknown) => {
        log.error({ err: error }, 'Could not read the metrics.');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    log.warn({ err: error }, `Cannot use port ${port}, so there are no metrics. Set METRICS_PORT to another port.`);
    return undefined;
  }
  const { port: boundPort } = server.address() as AddressInfo;
  log.info({ port: boundPort }, 'Metrics are available.');
  return {
    port: boundPort,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

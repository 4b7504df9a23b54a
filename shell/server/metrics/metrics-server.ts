import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { ShellMetrics } from './shell-metrics.ts';

interface MetricsServerOptions {
  metrics: ShellMetrics;
  host: string;
  port: number | 'off';
  log: Logger;
}

/** `GET /metrics` on a port of its own, which a proxy need not keep from the world. A port that is taken keeps no site from starting. @returns a function that ends it */
export async function serveMetrics({ metrics, host, port, log }: MetricsServerOptions): Promise<() => void> {
  if (port === 'off') return () => {};
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read.');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  const error = await once(server, 'listening').then(() => undefined, (failure: Error) => failure);
  if (error) {
    log.warn({ err: error }, `There are no metrics: port ${port} cannot be used. METRICS_PORT names another.`);
    return () => {};
  }
  log.info({ port: (server.address() as AddressInfo).port }, 'Metrics are up.');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MetricsServerOptions {
  text: () => Promise<string>;
  contentType: string;
  host: string;
  port: number;
  /** Told why metrics that were asked for could not be read. */
  onUnreadable: (error: unknown) => void;
}

export interface MetricsServer {
  /** Chosen by the system where 0 was given. */
  port: number;
  close: () => void;
}

/** `GET /metrics` on a port of its own, which a proxy need not keep from the world. Throws what the system says of a port that cannot be used. */
export async function serveMetrics({
  text,
  contentType,
  host,
  port,
  onUnreadable,
}: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': contentType }).end(metrics),
      (error: unknown) => {
        onUnreadable(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

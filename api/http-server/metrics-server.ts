import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MetricsServerOptions {
  text: () => Promise<string>;
  contentType: string;
  host: string;
  port: number;
  onUnreadable: (error: unknown) => void;
}

export interface ServedMetrics {
  port: number;
  close: () => void;
}

/**
 * Uses a separate port, so a public proxy need not block it. Rejects with the system's error if the port is unusable.
 */
export async function serveMetrics({
  text,
  contentType,
  host,
  port,
  onUnreadable,
}: MetricsServerOptions): Promise<ServedMetrics> {
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

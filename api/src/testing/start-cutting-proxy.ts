import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** Cuts the connection once the server confirms a COMMIT, before the client gets the confirmation. */
  cutNextCommit(): void;
  stop(): Promise<void>;
}

export async function startCuttingProxy(serverPort: number): Promise<CuttingProxy> {
  let armed = false;
  const server = createServer((client) => {
    let cut = false;
    const upstream = connect(serverPort, '127.0.0.1');
    client.on('data', (data) => {
      if (armed && data.includes('commit\0')) {
        armed = false;
        cut = true;
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => (cut ? client.destroy() : client.write(data)));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutNextCommit: () => {
      armed = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

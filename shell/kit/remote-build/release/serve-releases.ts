import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getCacheControl } from './file-store.ts';
import { localUrl, requireFreePort } from './local-port.ts';

export interface ServeOptions {
  dir: readonly string[];
  port: readonly number[];
  host: string;
}

/** Serves each `--dir` on the `--port` at the same position. */
export async function run({ dir: folders, port: ports, host }: ServeOptions): Promise<void> {
  await Promise.all(folders.map((folder, index) => serve(folder, host, ports[index] ?? 0)));
}

async function serve(folder: string, host: string, port: number): Promise<void> {
  await requireFreePort(host, port);
  const server = Fastify({ forceCloseConnections: 'idle' });
  // Pages of any site may load a release. A 404 also needs the headers, or browsers report a CORS error instead.
  server.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  });
  await server.register(fastifyStatic, {
    root: resolve(folder),
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('cache-control', getCacheControl(path));
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  await server.listen({ host, port });
  const { port: usedPort } = server.server.address() as AddressInfo;
  console.log(`${folder} is served on ${localUrl(host, usedPort)}`);
}

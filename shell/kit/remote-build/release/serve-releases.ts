import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addAddress } from './address-file.ts';
import { cacheControlOf } from './served-files.ts';

const OPTIONS = {
  dir: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '0' },
  host: { type: 'string', default: 'localhost' },
} as const;

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** `remote-build serve --dir dist --port 3011`: serves a remote's releases as a content network would. */
export async function run(args: string[]): Promise<void> {
  const { dir, port, host } = parseArgs({ args, options: OPTIONS }).values;
  const server = Fastify({ forceCloseConnections: 'idle' });
  await server.register(fastifyStatic, {
    root: resolve(dir),
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Pages of any site may run a release: who may is decided by their compositions.
      void reply.header('access-control-allow-origin', '*');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('cache-control', cacheControlOf(path));
    },
  });
  let forgetAddress: () => void = () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().finally(() => forgetAddress()));
  console.log(await server.listen({ host, port: Number(port) }));
  const own = host.includes(':') ? `[${host}]` : host;
  const address = `http://${EVERYWHERE.has(host) ? 'localhost' : own}:${(server.server.address() as AddressInfo).port}`;
  forgetAddress = addAddress(resolve(dir), address);
}

import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const OPTIONS = { dir: { type: 'string', default: 'dist' }, port: { type: 'string', default: '0' }, host: { type: 'string', default: 'localhost' } } as const;

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
      // A release's files never change; which release is the latest does.
      void reply.header('cache-control', path.includes('latest.json') ? 'no-cache' : 'public, max-age=31536000, immutable');
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  console.log(await server.listen({ host, port: Number(port) }));
}

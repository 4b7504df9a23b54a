import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { encodePage } from '../pages/encoded-page.ts';
import { sendEncoded } from '../pages/send-encoded.ts';

/** `/service-worker.js`: at the top of the site, because a worker looks after the addresses below its own. */
export async function registerServiceWorkerFile(server: FastifyInstance, path: string) {
  const file = await encodePage({ status: 200, policy: '', html: readFileSync(path, 'utf8') });
  server.get('/service-worker.js', (request, reply) =>
    sendEncoded(request, reply, file, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  );
}

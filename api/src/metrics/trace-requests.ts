import type { Tracing } from '@site/http-server/tracing';
import { peerAddress } from '@site/http-server/visitor-address';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { FastifyInstance } from 'fastify';

/** A span for each request, by its route, as part of the caller's trace where that is a trusted proxy. */
export function traceRequests(server: FastifyInstance, tracing: Tracing, proxies: TrustedProxies): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const route = request.is404 ? undefined : request.routeOptions.url;
    // Asked every few seconds by whoever balances the load, and worth nothing afterwards.
    if (!route?.startsWith('/health/')) {
      tracing.receive(raw, reply.raw, {
        isTrusted: proxies.has(peerAddress(raw)),
        requestId: request.id,
        describe: () => ({ route, attributes: {} }),
      });
    }
    done();
  });
  // After the body is read: what reads it is begun outside of the request.
  server.addHook('preHandler', (request, _reply, done) => tracing.during(request.raw, done));
}

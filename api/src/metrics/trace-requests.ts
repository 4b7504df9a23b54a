import { duringRequest, traceRequest } from '@site/http-server/tracing';
import { peerAddress } from '@site/http-server/visitor-address';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { FastifyInstance } from 'fastify';

/** The span joins the caller's trace if the caller is a trusted proxy. */
export function traceRequests(server: FastifyInstance, proxies: TrustedProxies): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const route = request.is404 ? undefined : request.routeOptions.url;
    // Load balancers poll health every few seconds.
    if (!route?.startsWith('/health/')) {
      traceRequest(raw, reply.raw, {
        isTrusted: proxies.has(peerAddress(raw)),
        requestId: request.id,
        describe: () => ({ route, attributes: {} }),
      });
    }
    done();
  });
  // The body's events run outside the request's context, so restore it once the body is read.
  server.addHook('preHandler', (request, _reply, done) => duringRequest(request.raw, done));
}

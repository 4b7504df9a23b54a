import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, refuse } from './refusal.ts';
import { MAX_ADDRESS_LENGTH, readTarget } from './request-target.ts';

const READS = ['GET', 'HEAD'];
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Rejects invalid hosts, ambiguous URLs, and unsupported methods before a body is read. */
export function refuseRequests(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => refuseAddress(request, reply) ?? refuseMethod(request, reply));
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply) {
  const { visitor, url, originalUrl } = request;
  // Load balancer health checks may send no valid Host.
  if (visitor.host === undefined && !url.startsWith('/health/')) return refuse(request, reply, 'HOST_INVALID');
  const target = readTarget(originalUrl);
  if (!target) return refuse(request, reply, 'TARGET_INVALID');
  if (!target.isPlain && (isApiPath(url) || isApiPath(originalUrl))) return refuse(request, reply, 'TARGET_AMBIGUOUS');
  // The API enforces its own limits.
  if (Math.max(url.length, originalUrl.length) > MAX_ADDRESS_LENGTH && !isApiPath(url))
    return refuse(request, reply, 'URL_TOO_LONG');
  return undefined;
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply) {
  const { method, url, server } = request;
  const isApi = isApiPath(url);
  if ((isApi ? API_METHODS : READS).includes(method)) return undefined;
  const pageMethods = server.hasRoute({ url, method: 'POST' }) ? [...READS, 'POST'] : READS;
  const methods = isApi ? API_METHODS : pageMethods;
  if (methods.includes(method)) return undefined;
  reply.header('allow', methods.join(', '));
  return refuse(request, reply, 'METHOD_NOT_ALLOWED', { methods: new Intl.ListFormat('en-US').format(methods) });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './ill-framed.ts';
import { isApiPath, refuse, refuseAndClose } from './refusal.ts';
import { MAX_ADDRESS_LENGTH, readTarget } from './request-target.ts';

export const REPORT_PATH = '/_report';

const READS = ['GET', 'HEAD'];
const API_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Rejects invalid hosts, ambiguous URLs, and unsupported methods before a body is read.
 * @param forms pages that also accept POST
 */
export function refuseRequests(server: FastifyInstance, forms: readonly string[] = []) {
  const posted = new Set(forms);
  server.addHook(
    'onRequest',
    async (request, reply) => refuseAddress(request, reply) ?? refuseMethod(request, reply, posted),
  );
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply) {
  const { visitor, url, originalUrl } = request;
  // Load balancer health checks may send no valid Host.
  if (visitor.host === undefined && !url.startsWith('/health/')) return refuseAndClose(request, reply, 'HOST_INVALID');
  const target = readTarget(originalUrl);
  if (!target) return refuseAndClose(request, reply, 'TARGET_INVALID');
  if (!target.isPlain && (isApiPath(url) || isApiPath(originalUrl)))
    return refuseAndClose(request, reply, 'TARGET_AMBIGUOUS');
  // The API enforces its own limits.
  if (Math.max(url.length, originalUrl.length) > MAX_ADDRESS_LENGTH && !isApiPath(url))
    return refuse(request, reply, 'URL_TOO_LONG');
  return undefined;
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply, forms: ReadonlySet<string>) {
  const { method, url } = request;
  if (isApiPath(url)) {
    if (API_METHODS.has(method)) return undefined;
    return notAllowed(request, reply, [...API_METHODS]);
  }
  const pageMethods = forms.has(url) ? [...READS, 'POST'] : READS;
  const taken = url === REPORT_PATH ? ['POST'] : pageMethods;
  return taken.includes(method) ? undefined : notAllowed(request, reply, taken);
}

function notAllowed(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]) {
  reply.header('allow', methods.join(', '));
  const values = { methods: new Intl.ListFormat('en-US').format(methods) };
  return hasBody(request.raw)
    ? refuseAndClose(request, reply, 'METHOD_NOT_ALLOWED', values)
    : refuse(request, reply, 'METHOD_NOT_ALLOWED', values);
}

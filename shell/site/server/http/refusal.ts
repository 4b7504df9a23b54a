import { HTTP_ERRORS } from '@site/api-contract';
import { hasBody } from '@site/http-server/framing';
import { describeError, endAfterBody } from '@site/http-server/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_URL_LENGTH, readTarget } from './request-target.ts';

export const BODY_LIMIT_BYTES = 32 * 1024;

/** All errors of the shell's server. Below `/api/`, they have the API's error format. */
export const SHELL_ERRORS = {
  ...HTTP_ERRORS,

  HOST_INVALID: { status: 400, sentence: 'The Host header is missing or not valid.' },
  TARGET_INVALID: { status: 400, sentence: 'The request target is not a URL of this site.' },
  TARGET_AMBIGUOUS: {
    status: 400,
    sentence: 'This URL is ambiguous. Write it without dot segments, double slashes, or encoded slashes.',
  },

  API_UNREACHABLE: { status: 503, sentence: 'This service is unavailable right now. Please try again later.' },
  API_TIMEOUT: { status: 504, sentence: 'This service is not responding right now. Please try again later.' },

  REPORT_FOREIGN: { status: 403, sentence: 'Only pages of this site can send reports.' },
  REPORT_INVALID: { status: 400, sentence: 'A report needs the name of a remote and a message.' },

  FILE_FORBIDDEN: { status: 403, sentence: 'This file is not public.' },
  PRECONDITION_FAILED: { status: 412, sentence: 'The file has changed, so it does not match the request.' },
  RANGE_UNSATISFIABLE: { status: 416, sentence: 'The requested range is outside the file.' },
  RELEASE_FILE_MISSING: { status: 404, sentence: 'No release of this site has this file.' },
  FILE_UNAVAILABLE: { status: 503, sentence: 'This file is unavailable right now. Please try again later.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ShellErrorCode = keyof typeof SHELL_ERRORS;

/** Errors of Fastify and its plugins. All others below 500 are `REQUEST_INVALID`. */
const BY_STATUS: Readonly<Record<number, ShellErrorCode>> = {
  403: 'FILE_FORBIDDEN',
  412: 'PRECONDITION_FAILED',
  413: 'BODY_TOO_LARGE',
  414: 'URL_TOO_LONG',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  416: 'RANGE_UNSATISFIABLE',
};

/** Closes the connection if a body is still arriving, because the rest must not be parsed as the next request. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ShellErrorCode,
  values?: Readonly<Record<string, string>>,
) {
  const body = describeError(SHELL_ERRORS, code, values);
  const isJson = isForApi(request);
  const text = isJson ? JSON.stringify(body) : body.message;
  void reply
    .code(body.statusCode)
    .header('cache-control', 'no-store')
    .type(isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8');
  if (!hasBody(request.raw) || request.raw.complete) return reply.send(text);
  const response = reply.hijack().raw;
  response.writeHead(body.statusCode, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  });
  endAfterBody(request.raw, response, text);
  return reply;
}

export function refuseFailed(error: { statusCode?: number | undefined }, request: FastifyRequest, reply: FastifyReply) {
  if (request.raw.destroyed && !request.raw.complete) return reply.hijack(); // The client has already disconnected.
  const { statusCode: status = 500 } = error;
  if (status < 500) return refuse(request, reply, BY_STATUS[status] ?? 'REQUEST_INVALID');
  request.log.error({ err: error }, 'A request failed.');
  return refuse(request, reply, 'INTERNAL');
}

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Also checks the original URL, so `/api/../x` gets an API error. */
function isForApi({ url, originalUrl }: FastifyRequest): boolean {
  return isApiPath(url) || isApiPath(originalUrl);
}

const READS = ['GET', 'HEAD'];
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Rejects invalid hosts, ambiguous URLs, and unsupported methods before a body is read. */
export function refuseRequests(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => refusePath(request, reply) ?? refuseMethod(request, reply));
}

function refusePath(request: FastifyRequest, reply: FastifyReply) {
  const { visitor, url, originalUrl } = request;
  // Load balancer health checks may send no valid Host.
  if (visitor.host === undefined && !url.startsWith('/health/')) return refuse(request, reply, 'HOST_INVALID');
  const target = readTarget(originalUrl);
  if (!target) return refuse(request, reply, 'TARGET_INVALID');
  if (!target.isPlain && (isApiPath(url) || isApiPath(originalUrl))) return refuse(request, reply, 'TARGET_AMBIGUOUS');
  // The API enforces its own limits.
  if (Math.max(url.length, originalUrl.length) > MAX_URL_LENGTH && !isApiPath(url))
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

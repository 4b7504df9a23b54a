import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { COMPOSITION_HEADER } from '../../app/remotes/browser-composition.ts';
import type { ApiRequest } from './api-upstream.ts';

/** See RFC 9110 §7.6.1. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];
/** Client values are not trusted. The shell sets some of these itself. */
const REWRITTEN_HEADERS = [
  'host',
  'content-length',
  'expect',
  'forwarded',
  'x-real-ip',
  'via',
  'x-composition',
  'x-revision',
];

const NOT_SENT = new Set([...HOP_BY_HOP, ...REWRITTEN_HEADERS]);
const NOT_RETURNED = new Set([...HOP_BY_HOP, 'x-composition', 'x-revision']);

const ID = /^[\da-f]{16}$/;

export function findComposition(headers: IncomingHttpHeaders): string | undefined {
  const composition = headers[COMPOSITION_HEADER];
  return typeof composition === 'string' && ID.test(composition) ? composition : undefined;
}

/** Its signal aborts when the client disconnects. */
export function toApiRequest(request: FastifyRequest, reply: FastifyReply): ApiRequest {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  // Requests from pages without scripts have no composition header, so use the current one.
  const composition = findComposition(request.headers) ?? reply.getHeader(COMPOSITION_HEADER);
  const headers = headersForApi(request);
  return {
    method: request.method,
    path: request.url,
    headers: composition === undefined ? headers : { ...headers, [COMPOSITION_HEADER]: String(composition) },
    body: request.body as Buffer | undefined,
    signal: disconnected.signal,
  };
}

/**
 * Adds the forwarded headers and request ID after filtering, so that the client's `Connection` cannot remove them. An
 * idempotency key lets a POST be retried safely.
 */
function headersForApi({
  method,
  headers,
  visitor: { address, protocol, host },
  id,
}: FastifyRequest): IncomingHttpHeaders {
  return {
    ...without(headers, NOT_SENT),
    'x-request-id': id,
    ...(method === 'POST' ? { 'idempotency-key': headers['idempotency-key'] ?? randomUUID() } : {}),
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
    ...(host === undefined ? {} : { 'x-forwarded-host': host }),
  };
}

/** Removes the length from a 204 or 304, because it may describe another representation. */
export function headersForVisitor(headers: IncomingHttpHeaders, status: number): Record<string, string | string[]> {
  const passed = without(headers, NOT_RETURNED);
  if (status === 204 || status === 304) delete passed['content-length'];
  return passed;
}

function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !names.has(entry[0]) && !named.has(entry[0]) && !entry[0].startsWith('x-forwarded-'),
    ),
  );
}

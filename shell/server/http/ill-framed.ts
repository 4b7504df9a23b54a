import type { IncomingMessage, ServerResponse } from 'node:http';
import { endAfterBody, errorBody } from './refusal.ts';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Why the bounds of a request could be understood in two ways, as a status and a sentence. Node's parser has refused by then what is worse
 * (two lengths, a length with chunks, folded headers): this is what it lets pass.
 */
export function framingProblem({ method = '', headers, httpVersion, httpVersionMajor, headersDistinct }: IncomingMessage): [status: number, message: string] | undefined {
  const coding = headers['transfer-encoding'];
  if (httpVersionMajor !== 1) return [505, 'This server speaks HTTP/1.1.'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return [501, 'The only transfer coding that this server knows is chunked.'];
  if (coding !== undefined && httpVersion === '1.0') return [400, 'A request in HTTP/1.0 cannot be sent in chunks.'];
  if ((headersDistinct['host']?.length ?? 0) > 1) return [400, 'The request names more than one host.'];
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return [417, 'This server meets no expectation but 100-continue.'];
  if (hasBody({ headers }) && !WITH_BODY.has(method)) return [400, `A ${method} request has no body. Send it without one.`];
  return undefined;
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Answers in the API's shape, and ends the connection. */
export function refuseIllFramed(request: IncomingMessage, response: ServerResponse, [status, message]: [status: number, message: string]) {
  const text = JSON.stringify(errorBody(status, message));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  endAfterBody(request, response, text);
}

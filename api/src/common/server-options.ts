import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { errorBody } from './error-body.ts';
import { frameworkSentence } from './framework-sentences.ts';
import { requestId } from './request-id.ts';

export const BODY_LIMIT_BYTES = 32 * 1024;
const LONGEST_PARAMETER = 255;

/** How Fastify is set up: limits, request ids, and the refusals that it makes before any route is found. */
export function serverOptions(trustedProxies: string[], answerHeaders: Record<string, string>): FastifyServerOptions {
  return {
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // A body that trickles in holds a connection for this long at most.
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    // Requests that come in while the process stops are still answered.
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: requestId,
    frameworkErrors(error: { code: string; statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
      const statusCode = error.statusCode ?? 400;
      void reply
        .code(statusCode)
        .headers({ ...answerHeaders, 'cache-control': 'no-store', 'x-request-id': request.id })
        .send(errorBody(statusCode, frameworkSentence(error.code, statusCode)));
    },
    clientErrorHandler: refuseUnreadable,
  } as FastifyServerOptions;
}

/** What is no HTTP, or too long a head, never becomes a request: the answer is written to the socket itself. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket & { _httpMessage?: ServerResponse }): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const statusCode = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = errorBody(statusCode, 'The request could not be understood.');
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${statusCode} ${body.error}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}

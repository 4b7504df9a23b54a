import type { Socket } from 'node:net';
import { errorBody } from './refusal.ts';
import { requestId } from './request-id.ts';

const CUT_AFTER_MS = 1000;

/** Node's codes for what it could not read as a request, and what the client is told. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too long. At most 16 KiB are accepted.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time. Please try again.'],
  HPE_UNEXPECTED_CONTENT_LENGTH: [400, 'The request states its length more than once.'],
  HPE_INVALID_TRANSFER_ENCODING: [400, 'The request states its length in two ways.'],
  CONNECT: [405, 'This server is no proxy.'],
};
const NOT_UNDERSTOOD = [400, 'The request could not be understood.'] as const;

export interface UnreadableRefusal {
  requestId: string;
  status: number;
  /** Node's code. */
  reason: string;
}

/**
 * Answers, on the socket itself, what never became a request: no HTTP, a head that is too long, one that did not come in time. Undefined where
 * there is nobody to answer: the client has gone, or has opened a connection and asked for nothing.
 */
export function answerUnreadable({ code = '' }: { code?: string | undefined }, socket: Socket): UnreadableRefusal | undefined {
  const id = requestId({ headers: {} });
  const [status, message] = REFUSALS[code] ?? NOT_UNDERSTOOD;
  if (code === 'ECONNRESET' || code === 'EPIPE' || socket.destroyed || !socket.writable || (status === 408 && socket.bytesRead === 0)) {
    socket.destroy();
    return undefined;
  }
  const body = errorBody(status, message);
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${body.error}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `x-request-id: ${id}`,
      'connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  // Not at once: what the client still sends would make the system throw away the answer on its way.
  setTimeout(() => socket.destroy(), CUT_AFTER_MS).unref();
  socket.resume();
  return { requestId: id, status, reason: code };
}

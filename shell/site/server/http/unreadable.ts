import { endWithResponse } from '@site/http-server/refusal';
import { requestId } from '@site/http-server/request-id';
import type { Socket } from 'node:net';
import { errorBody } from './refusal.ts';
import type { ShellErrorCode } from './shell-errors.ts';

/** What a client is told, by Node's codes for what it could not read as a request. */
const BY_NODE_CODE: Readonly<Record<string, ShellErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LONG',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_UNEXPECTED_CONTENT_LENGTH: 'LENGTH_REPEATED',
  HPE_INVALID_TRANSFER_ENCODING: 'LENGTH_AMBIGUOUS',
  CONNECT: 'NO_PROXY',
};

export interface UnreadableRefusal {
  requestId: string;
  status: number;
  /** Node's code. */
  reason: string;
}

/**
 * Answers what never became a request: no HTTP, a head that is too long, one that did not come in time. Undefined where there is nobody to
 * answer: the client has gone, or has opened a connection and asked for nothing.
 * @param security headers that every answer carries
 */
export function answerUnreadable(
  code: string,
  socket: Socket,
  security: Readonly<Record<string, string>>,
): UnreadableRefusal | undefined {
  const body = errorBody(BY_NODE_CODE[code] ?? 'HTTP_INVALID');
  const { statusCode: status } = body;
  if (!socket.writable || (status === 408 && socket.bytesRead === 0)) {
    socket.destroy();
    return undefined;
  }
  const id = requestId();
  const text = JSON.stringify(body);
  const headers = {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    'x-request-id': id,
    connection: 'close',
  };
  endWithResponse(socket, status, headers, text);
  return { requestId: id, status, reason: code };
}

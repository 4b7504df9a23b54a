import type { Socket } from 'node:net';
import type { ApiErrorCode } from '@site/api-contract';
import { endWithResponse } from '@site/http-server/refusal';
import { requestId } from '@site/http-server/request-id';
import { errorBody } from '../errors/api-exception.ts';

/** What each response of a refused connection carries, and who hears of it. */
export interface Refusal {
  headers: () => Record<string, string>;
  onRefused: (statusCode: number, requestId: string) => void;
}

/** What a client is told, by Node's codes for what it could not read as a request. */
const BY_NODE_CODE: Readonly<Record<string, ApiErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LONG',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  CONNECT: 'NO_PROXY',
};

/** Answers what never became a request, in the one shape of errors. */
export function refuseConnection(socket: Socket, code: string, { headers, onRefused }: Refusal): void {
  if (!socket.writable) return;
  const id = requestId();
  const body = errorBody(BY_NODE_CODE[code] ?? 'HTTP_INVALID');
  const { statusCode } = body;
  const content = JSON.stringify(body);
  const fields = {
    ...headers(),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
    ...(statusCode === 405 && { allow: 'GET, HEAD, POST' }),
  };
  endWithResponse(socket, statusCode, fields, content);
  onRefused(statusCode, id);
}

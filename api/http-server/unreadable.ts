import type { ApiErrorBody } from '@site/api-contract';
import type { Socket } from 'node:net';
import { endWithResponse } from './refusal.ts';
import { requestId } from './request-id.ts';

export type UnreadableCode = 'HTTP_INVALID' | 'HEAD_TOO_LONG' | 'REQUEST_TOO_LARGE' | 'REQUEST_TIMEOUT' | 'NO_PROXY';

/** Keys are Node's error codes. */
const BY_NODE_CODE: Readonly<Record<string, UnreadableCode>> = {
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LONG',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  CONNECT: 'NO_PROXY',
};

export interface UnreadableRefusal {
  requestId: string;
  status: number;
  reason: string;
}

interface UnreadableOptions<Code extends string> {
  errorBody: (code: Code | UnreadableCode) => ApiErrorBody;
  /** Server-specific errors by Node's error code. */
  codes?: Readonly<Record<string, Code>>;
  headers: Readonly<Record<string, string>>;
}

/** Responds to input that never became a request. Undefined if the client is gone or sent nothing. */
export function refuseUnreadable<Code extends string = never>(
  socket: Socket,
  nodeCode: string,
  { errorBody, codes, headers }: UnreadableOptions<Code>,
): UnreadableRefusal | undefined {
  const body = errorBody(codes?.[nodeCode] ?? BY_NODE_CODE[nodeCode] ?? 'HTTP_INVALID');
  const { statusCode: status } = body;
  if (!socket.writable || (status === 408 && socket.bytesRead === 0)) {
    socket.destroy();
    return undefined;
  }
  const id = requestId();
  const content = JSON.stringify(body);
  const fields = {
    ...headers,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
    // RFC 9110 section 15.5.6 requires Allow on a 405.
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
  };
  endWithResponse(socket, status, fields, content);
  return { requestId: id, status, reason: nodeCode };
}

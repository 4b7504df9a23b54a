import type { Socket } from 'node:net';
import type { ApiErrorCode } from '@site/api-contract';
import { errorBody } from '../errors/api-exception.ts';
import { requestId } from './request-id.ts';

/** What each response of a refused connection carries, and who hears of it. */
export interface Refusal {
  headers: () => Record<string, string>;
  onRefused: (statusCode: number, requestId: string) => void;
}

/** Answers what never became a request, in the one shape of errors, and closes the connection. */
export function refuseConnection(socket: Socket, code: ApiErrorCode, { headers, onRefused }: Refusal): void {
  if (!socket.writable) return;
  const id = requestId();
  const body = errorBody(code);
  const { statusCode } = body;
  const content = JSON.stringify(body);
  const lines = Object.entries({
    ...headers(),
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
    ...(statusCode === 405 && { allow: 'GET, HEAD, POST' }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusCode} ${body.error}\r\n${lines.join('')}\r\n${content}`);
  onRefused(statusCode, id);
}

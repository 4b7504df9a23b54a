import type { Socket } from 'node:net';
import { errorBody } from '../errors/api-exception.ts';
import { requestId } from './request-id.ts';

/** What each response of a refused connection carries, and who hears of it. */
export interface Refusal {
  headers: () => Record<string, string>;
  onRefused: (statusCode: number, requestId: string) => void;
}

const SENTENCES: Record<number, string> = {
  400: 'The request is not valid HTTP.',
  405: 'This server is no proxy.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  431: 'The head of the request is too long. At most 16 KiB are accepted.',
};

/** Answers what never became a request, in the one shape of errors, and closes the connection. */
export function refuseConnection(socket: Socket, statusCode: number, { headers, onRefused }: Refusal): void {
  if (!socket.writable) return;
  const id = requestId();
  const body = errorBody(statusCode, SENTENCES[statusCode] ?? 'The request could not be understood.');
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

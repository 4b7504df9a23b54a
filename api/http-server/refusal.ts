import type { ApiErrorBody } from '@site/api-contract';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** `values` fill the `{placeholders}` of a sentence. */
export function errorBodies<Code extends string>(table: Readonly<Record<Code, { status: number; sentence: string }>>) {
  return function errorBody(code: Code, values: Readonly<Record<string, string>> = {}): ApiErrorBody {
    const { status, sentence } = table[code];
    const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return { statusCode: status, error: STATUS_CODES[status] ?? 'Error', code, message };
  };
}

/**
 * Writes the final response to a socket whose input never became a request. `headers` should include `connection:
 * close`.
 */
export function endWithResponse(
  socket: Socket,
  statusCode: number,
  headers: Readonly<Record<string, string>>,
  content: string,
) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? 'Error'}\r\n${lines.join('')}\r\n${content}`);
}

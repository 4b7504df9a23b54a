import { type ApiErrorBody, HTTP_ERRORS, type HttpErrorCode } from '@site/api-contract';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestId } from './request-id.ts';

/** These limit how much of an unwanted body is read. Closing the connection early could lose the response. */
const LINGER_BYTES = 256 * 1024;
const LINGER_MS = 1000;

/** The keys are Node's error codes. Any other code becomes `HTTP_INVALID`. */
const ERROR_CODE_BY_NODE_CODE: Readonly<Record<string, HttpErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEAD_TOO_LONG',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'REQUEST_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  CONNECT: 'NO_PROXY',
};

export interface RefusedRequest {
  requestId: string;
  status: number;
  /** An error code from Node or from `HTTP_ERRORS`. */
  reason: string;
}

/** `values` replace the `{placeholders}` in the sentence. */
export function describeError<Code extends string>(
  table: Readonly<Record<Code, { status: number; sentence: string }>>,
  code: Code,
  values: Readonly<Record<string, string>> = {},
): ApiErrorBody {
  const { status, sentence } = table[code];
  const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { statusCode: status, error: STATUS_CODES[status] ?? 'Error', code, message };
}

/** Responds to input that never became a request. Returns undefined if the client has disconnected or sent nothing. */
export function refuseUnreadable(
  socket: Socket,
  nodeCode: string,
  headers: Readonly<Record<string, string>>,
): RefusedRequest | undefined {
  const body = describeError(HTTP_ERRORS, ERROR_CODE_BY_NODE_CODE[nodeCode] ?? 'HTTP_INVALID');
  const { statusCode: status } = body;
  if (!socket.writable || (status === 408 && socket.bytesRead === 0)) {
    socket.destroy();
    return undefined;
  }
  const id = getRequestId();
  const content = JSON.stringify(body);
  const fields = {
    ...headers,
    ...getHeaders(content),
    'x-request-id': id,
    date: new Date().toUTCString(),
    // RFC 9110, section 15.5.6, requires Allow on a 405.
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${body.error}\r\n${lines.join('')}\r\n${content}`);
  return { requestId: id, status, reason: nodeCode };
}

export function refuseIllFramed(
  response: ServerResponse,
  code: HttpErrorCode,
  headers: Readonly<Record<string, string>>,
): RefusedRequest {
  const { req: request } = response;
  const body = describeError(HTTP_ERRORS, code, { method: request.method ?? '' });
  const content = JSON.stringify(body);
  const id = getRequestId(request);
  response.writeHead(body.statusCode, { ...headers, ...getHeaders(content), 'x-request-id': id });
  endAfterBody(request, response, content);
  return { requestId: id, status: body.statusCode, reason: code };
}

function getHeaders(content: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(content)),
    'cache-control': 'no-store',
    connection: 'close',
  };
}

export function endAfterBody(request: IncomingMessage, response: ServerResponse, text: string) {
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(text);
  void discardBody(request).then(() => response.end());
}

function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = LINGER_BYTES;
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, LINGER_MS);
    request
      .on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) finish();
      })
      .once('end', finish)
      .once('close', finish)
      .on('error', finish)
      .resume();
  });
}

import { errorBodies } from '@site/http-server/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHELL_ERRORS, type ShellErrorCode } from './shell-errors.ts';

/** The API's own limit. */
export const BODY_LIMIT_BYTES = 32 * 1024;

/** Limits for draining an unwanted body: closing early can lose the response. */
const LINGER_BYTES = 256 * 1024;
const LINGER_MS = 1000;

export const errorBody = errorBodies(SHELL_ERRORS);

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ShellErrorCode,
  values?: Readonly<Record<string, string>>,
) {
  const body = errorBody(code, values);
  void reply.code(body.statusCode).header('cache-control', 'no-store');
  if (isForApi(request)) return reply.type('application/json; charset=utf-8').send(body);
  return reply.type('text/plain; charset=utf-8').send(body.message);
}

/** Closes the connection so that the rest of the body cannot be parsed as the next request. */
export function refuseAndClose(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ShellErrorCode,
  values?: Readonly<Record<string, string>>,
) {
  const body = errorBody(code, values);
  const text = isForApi(request) ? JSON.stringify(body) : body.message;
  const response = reply.hijack().raw;
  response.writeHead(body.statusCode, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': isForApi(request) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': request.id,
    connection: 'close',
  });
  endAfterBody(request.raw, response, text);
  return reply;
}

export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Checks the original URL too: `/api/../x` gets an API error. */
function isForApi({ url, originalUrl }: FastifyRequest): boolean {
  return isApiPath(url) || isApiPath(originalUrl);
}

export function endAfterBody(request: IncomingMessage, response: ServerResponse, text: string) {
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(text);
  void discardBody(request).then(() => response.end());
}

export function discardBody(request: IncomingMessage): Promise<void> {
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

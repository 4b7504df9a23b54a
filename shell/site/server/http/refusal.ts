import { errorBodies } from '@site/http-server/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHELL_ERRORS, type ShellErrorCode } from './shell-errors.ts';

/** As many bytes as the API takes. */
export const BODY_LIMIT_BYTES = 32 * 1024;

/** How much is still read of a body that nobody wants, and for how long: a connection cut at once may lose the answer on its way. */
const LINGER_BYTES = 256 * 1024;
const LINGER_MS = 1000;

export const errorBody = errorBodies(SHELL_ERRORS);

/** Says in a sentence why a request is not answered: in the API's shape under `/api/`, as plain text elsewhere. */
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

/** Refuses a request whose body is not wanted, and ends the connection: what is left of the body must not be taken for the next request. */
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

/** By the address as it was read, or as it was written: who writes `/api/../x` means the API. */
function isForApi({ url, originalUrl }: FastifyRequest): boolean {
  return isApiPath(url) || isApiPath(originalUrl);
}

/** Sends the answer whole, and ends the connection only after what the client still sends has been read: cut at once, it might lose the answer on its way. */
export function endAfterBody(request: IncomingMessage, response: ServerResponse, text: string) {
  if (request.method === 'HEAD') response.flushHeaders();
  else response.write(text);
  void discardBody(request).then(() => response.end());
}

/** Reads on for a moment what the client still sends, and throws it away. */
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

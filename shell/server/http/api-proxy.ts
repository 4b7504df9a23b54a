import replyFrom from '@fastify/reply-from';
import type { ApiErrorBody } from '@site/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainForm } from './plain-form.ts';

const TIME_LIMIT_MS = 15_000;

/** Hands `/api/*` on to the API, so that visitors meet one origin. */
export async function registerApiProxy(server: FastifyInstance, apiUrl: string, handleForm: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
  await server.register(replyFrom, {
    base: apiUrl,
    http: { requestOptions: { timeout: TIME_LIMIT_MS } },
    globalAgent: false,
    disableRequestLogging: true,
  });
  // The API reads bodies, and says what is wrong with them; here they only pass.
  await server.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    proxy.all('/api/*', (request, reply) => {
      if (isPlainForm(request)) return handleForm(request, reply);
      return reply.from(request.url, {
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (failed) => {
          const body: ApiErrorBody = { statusCode: 503, error: 'Service Unavailable', message: 'This service cannot be reached at the moment. Please try again later.' };
          void failed.code(503).header('cache-control', 'no-store').send(body);
        },
      });
    });
  });
}

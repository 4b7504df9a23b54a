import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { compositionHeaders } from '../pages/render-page.ts';
import { BODY_LIMIT_BYTES, refuse } from '../http/refusal.ts';
import { headersForVisitor, toApiRequest } from '../api-proxy/api-request.ts';
import { ApiUnavailableError, UNAVAILABLE_STATUSES } from '../api-proxy/api-upstream.ts';
import type { Core } from './core.ts';
import { postedForm, sendForm } from './plain-forms.ts';

/** Buffers each body and sends its exact length, to prevent request smuggling. */
export async function apiRoutes(proxy: FastifyInstance, core: Core) {
  const { revisions } = core;
  proxy.addHook('onRequest', async (request, reply) => {
    const revision = await revisions.of(request);
    if (revision) reply.headers(compositionHeaders(revision));
  });
  proxy.removeAllContentTypeParsers();
  // The API validates the bodies itself.
  proxy.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = await postedForm(core, request);
    return form ? sendForm(core, form, request, reply) : proxyRequest(request, reply, core);
  };
  for (const path of ['/api', '/api/*']) proxy.all(path, handle);
}

async function proxyRequest(request: FastifyRequest, reply: FastifyReply, { upstream, metrics }: Core) {
  const startedAt = performance.now();
  const report = (outcome: string) => metrics.observeProxy(outcome, (performance.now() - startedAt) / 1000);
  const apiRequest = toApiRequest(request, reply);
  const response = await upstream.send(apiRequest).catch((error: unknown) => error as Error);
  if (response instanceof Error) {
    const failure = response instanceof ApiUnavailableError ? response.code : 'failed';
    report(apiRequest.signal.aborted ? 'abandoned' : failure);
    if (apiRequest.signal.aborted) return reply.hijack();
    return refuseUnavailable(request, reply, response);
  }
  const status = response.statusCode ?? 502;
  // A proxy in front of the API may respond with an HTML error page.
  if (UNAVAILABLE_STATUSES.includes(status) && !isJson(response.headers)) {
    response.resume();
    report(String(status));
    return refuseUnavailable(request, reply, new ApiUnavailableError('API_UNREACHABLE'));
  }
  const outgoing = reply.hijack().raw;
  const headers = { ...(reply.getHeaders() as Record<string, string>), ...headersForVisitor(response.headers, status) };
  try {
    outgoing.writeHead(status, { ...headers, 'x-request-id': request.id });
    await pipeline(response, outgoing);
    report(String(status));
  } catch (error) {
    // Only a broken connection signals an incomplete body.
    outgoing.destroy();
    report(apiRequest.signal.aborted ? 'abandoned' : 'broken');
    if (!apiRequest.signal.aborted)
      request.log.warn({ err: error }, 'The API’s response ended before it was complete.');
  }
  return reply;
}

function isJson({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
}

function refuseUnavailable(request: FastifyRequest, reply: FastifyReply, error: Error) {
  request.log.info({ reason: (error.cause as Error | undefined)?.message }, error.message);
  reply.header('retry-after', '5');
  return refuse(request, reply, error instanceof ApiUnavailableError ? error.code : 'API_UNREACHABLE');
}

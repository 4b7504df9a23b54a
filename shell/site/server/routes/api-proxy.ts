import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionHeaders } from '../http/composition-headers.ts';
import { BODY_LIMIT_BYTES, refuse } from '../http/refusal.ts';
import { apiKey } from '../pages/fast-path.ts';
import { toApiRequest, headersForVisitor } from '../api-proxy/api-request.ts';
import { ApiUnavailableError, UNAVAILABLE_STATUSES } from '../api-proxy/api-upstream.ts';
import type { Core } from './core.ts';
import { postedForm, sendForm } from './plain-forms.ts';

/** Buffers each body and sends its exact length, to prevent request smuggling. */
export async function apiRoutes(proxy: FastifyInstance, core: Core) {
  const { revisions } = core;
  proxy.addHook('onRequest', async (request, reply) => {
    const revision = revisions.readyOf(request);
    if (revision) reply.headers(compositionHeaders(revision));
  });
  proxy.removeAllContentTypeParsers();
  // The API validates bodies.
  proxy.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    const form = postedForm(core, request);
    return form ? sendForm(core, form, request, reply) : proxyRequest(request, reply, core);
  };
  for (const path of ['/api', '/api/*']) proxy.all(path, handle);
}

async function proxyRequest(request: FastifyRequest, reply: FastifyReply, core: Core) {
  const { upstream, metrics } = core;
  const begun = performance.now();
  const report = (outcome: string) => metrics.observeProxy(outcome, (performance.now() - begun) / 1000);
  const asked = toApiRequest(request, reply);
  const keep = keeperOf(request, reply, core);
  const response = await upstream.send(asked).catch((error: unknown) => error as Error);
  if (response instanceof Error) {
    const failure = response instanceof ApiUnavailableError ? response.code : 'failed';
    report(asked.signal.aborted ? 'abandoned' : failure);
    if (asked.signal.aborted) return reply.hijack();
    return refuseAway(request, reply, response);
  }
  const status = response.statusCode ?? 502;
  // A proxy in front of the API may respond with an HTML error page.
  if (UNAVAILABLE_STATUSES.includes(status) && !isJson(response.headers)) {
    response.resume();
    report(String(status));
    return refuseAway(request, reply, new ApiUnavailableError('API_UNREACHABLE'));
  }
  const outgoing = reply.hijack().raw;
  const headers = { ...(reply.getHeaders() as Record<string, string>), ...headersForVisitor(response.headers, status) };
  const fresh = keep && freshness(status, response.headers);
  try {
    const body = fresh && (await buffer(response));
    outgoing.writeHead(status, { ...headers, 'x-request-id': request.id });
    if (body) {
      outgoing.end(body);
      keep?.(headers, body, fresh);
    } else await pipeline(response, outgoing);
    report(String(status));
  } catch (error) {
    // Only a broken connection signals an incomplete body.
    outgoing.destroy();
    report(asked.signal.aborted ? 'abandoned' : 'broken');
    if (!asked.signal.aborted) request.log.warn({ err: error }, 'The API’s response ended before it was complete.');
  }
  return reply;
}

interface Freshness {
  maxAgeMs: number;
  /** `performance.now()` time. */
  bornAt: number;
}

const LONGEST_KEPT_BYTES = 1024 * 1024;
/** Sent anew with each response. */
const NOT_KEPT_HEADERS = [
  'x-request-id',
  'connection',
  'keep-alive',
  'age',
  'etag',
  'content-encoding',
  'content-length',
  'content-type',
];

/**
 * Keeps only canonical URLs without a query, whose number is bounded, and only responses that are the same for every
 * visitor.
 */
function keeperOf(request: FastifyRequest, reply: FastifyReply, { revisions, pages }: Core) {
  const { method, url, originalUrl, headers, visitor } = request;
  const isPlain = method === 'GET' && url === originalUrl && !url.includes('?') && headers.authorization === undefined;
  const { current, isDivided } = revisions;
  if (!isPlain || !current || isDivided || revisions.choose(request)) return undefined;
  // The revision may have changed since the headers were set.
  if (reply.getHeader(COMPOSITION_HEADER) !== current.composition.id) return undefined;
  const keep = pages.of(current).keeper(...apiKey(visitor, url, headers['accept-encoding']));
  return (sent: Readonly<Record<string, string | string[]>>, body: Buffer, { maxAgeMs, bornAt }: Freshness) => {
    const all = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    const { etag = '', 'content-type': type = '', 'content-encoding': encoding = 'identity' } = all;
    const own = Object.entries(all).filter(([name]) => !NOT_KEPT_HEADERS.includes(name));
    const page = { status: 200, headers: Object.fromEntries(own), digest: '', bodies: { [encoding]: body } };
    keep({ ...page, ofApi: { etag, type, bornAt } }, Math.max(1, bornAt + maxAgeMs - performance.now()));
  };
}

/** Undefined if a shared cache may not keep the response (RFC 9111), or if it varies by more than the encoding. */
export function freshness(status: number, headers: IncomingHttpHeaders): Freshness | undefined {
  const { 'cache-control': control = '', vary = '', age = '0', 'content-length': length, etag } = headers;
  const [, maxAge] = /(?:^|,)\s*max-age=(\d{1,9})\b/.exec(control) ?? [];
  const isShared = /(?:^|,)\s*public\b/.test(control) && !/no-store|no-cache|private|s-maxage/.test(control);
  if (maxAge === undefined || !isShared || !/^(?:accept-encoding)?$/i.test(vary) || headers['set-cookie'])
    return undefined;
  const maxAgeMs = Number(maxAge) * 1000;
  const ageMs = (Number(age) || 0) * 1000;
  if (status !== 200 || !(Number(length) <= LONGEST_KEPT_BYTES) || etag === undefined || ageMs >= maxAgeMs)
    return undefined;
  return { maxAgeMs, bornAt: performance.now() - ageMs };
}

function isJson({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(type);
}

function refuseAway(request: FastifyRequest, reply: FastifyReply, error: Error) {
  request.log.info({ reason: (error.cause as Error | undefined)?.message }, error.message);
  reply.header('retry-after', '5');
  return refuse(request, reply, error instanceof ApiUnavailableError ? error.code : 'API_UNREACHABLE');
}

import { parseJson } from '@site/release/parse-json';
import type { FormSubmission, PlainForm } from '@site/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { toApiRequest } from '../api-proxy/api-request.ts';
import { ApiUnavailableError, UNAVAILABLE_STATUSES } from '../api-proxy/api-upstream.ts';
import { publicOrigin } from '../http/visitor.ts';
import { compositionHeaders, renderPage } from '../pages/render-page.ts';
import type { Core } from './core.ts';

/** Returns the form that a browser without JavaScript posts. Scripts request JSON instead. */
export async function postedForm({ revisions }: Core, request: FastifyRequest): Promise<PlainForm | undefined> {
  const { method, url, headers } = request;
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || !isForm || !(headers.accept ?? '').includes('text/html')) return undefined;
  return (await revisions.of(request))?.forms.find(({ action }) => action === url);
}

/** Forwards the form to the API and responds with a page of the remote. */
export async function sendForm(core: Core, form: PlainForm, request: FastifyRequest, reply: FastifyReply) {
  const { status, refusal, retryAfter } = await send(core, request, reply);
  reply.header('cache-control', 'no-store');
  // Ignore the body, because the API has accepted the message.
  if (status >= 200 && status < 300) return reply.redirect(form.done, 303);
  if (retryAfter) reply.header('retry-after', retryAfter);
  reply.code(status);
  const submission: FormSubmission = {
    values: Object.fromEntries(new URLSearchParams((request.body as Buffer | undefined)?.toString())),
    errors: refusal?.errors ?? {},
    message: refusal?.message ?? 'Failed to send your message. Please try again later.',
  };
  const { revisions, settings } = core;
  const revision = await revisions.of(request);
  const requested = { path: form.page, search: '', siteUrl: publicOrigin(request, settings.siteUrl) };
  const page = revision && (await renderPage(revision, { ...requested, submission }));
  if (revision) reply.headers(compositionHeaders(revision));
  if (page?.kind !== 'document') return reply.type('text/plain; charset=utf-8').send(submission.message);
  return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html);
}

const refusalSchema = z.object({
  message: z.string().min(1).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

interface FormResponse {
  status: number;
  /** Undefined for a response that is not from the API, such as a proxy's error page. */
  refusal?: z.infer<typeof refusalSchema> | undefined;
  retryAfter?: string | undefined;
}

/** Requests JSON, the only format that lists errors by field. */
async function send({ upstream }: Core, request: FastifyRequest, reply: FastifyReply): Promise<FormResponse> {
  const apiRequest = toApiRequest(request, reply);
  try {
    const headers = { ...apiRequest.headers, accept: 'application/json', 'accept-encoding': 'identity' };
    const response = await upstream.send({ ...apiRequest, headers });
    const { statusCode = 503 } = response;
    const refusal = refusalSchema.safeParse(parseJson(await readText(response))).data;
    const status = !refusal && UNAVAILABLE_STATUSES.includes(statusCode) ? 503 : statusCode;
    return { status, refusal, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    if (!apiRequest.signal.aborted)
      request.log.warn({ reason: (error as Error).message }, 'Could not send a form to the API.');
    return { status: error instanceof ApiUnavailableError && error.code === 'API_TIMEOUT' ? 504 : 503 };
  }
}

import { discardBody } from '@site/http-server/refusal';
import { parseJson } from '@site/release/parse-json';
import type { FormSubmission, PlainForm } from '@site/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { compositionHeaders } from '../../http/composition-headers.ts';
import { publicOrigin } from '../../http/visitor.ts';
import { renderPage } from '../../pages/render-page.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import { toApiRequest } from '../../api-proxy/api-request.ts';
import { ApiUnavailableError, type ApiUpstream, UNAVAILABLE_STATUSES } from '../../api-proxy/api-upstream.ts';

interface PlainFormsOptions {
  revisions: {
    of: (request: FastifyRequest) => Promise<SiteRevision | undefined>;
    readyOf: (request: FastifyRequest) => SiteRevision | undefined;
  };
  upstream: ApiUpstream;
  siteUrl: string | undefined;
}

/** For browsers without JavaScript: forwards forms to the API and responds with a page of the remote. */
export class PlainForms {
  readonly #options: PlainFormsOptions;

  constructor(options: PlainFormsOptions) {
    this.#options = options;
  }

  formOf(request: FastifyRequest): PlainForm | undefined {
    return this.#options.revisions.readyOf(request)?.forms.find(({ action }) => action === request.url);
  }

  async handle(form: PlainForm, request: FastifyRequest, reply: FastifyReply) {
    const response = await send(request, reply, this.#options.upstream);
    // Ignore the body: the API accepted the message.
    if (response.status >= 200 && response.status < 300)
      return reply.header('cache-control', 'no-store').redirect(form.done, 303);
    if (response.retryAfter) reply.header('retry-after', response.retryAfter);
    return this.#show(form, request, reply, response.status, {
      values: Object.fromEntries(new URLSearchParams((request.body as Buffer | undefined)?.toString())),
      errors: response.refusal?.errors ?? {},
      message: response.refusal?.message ?? 'Failed to send your message. Please try again later.',
    });
  }

  async refuseLong(form: PlainForm, request: FastifyRequest, reply: FastifyReply) {
    await discardBody(request.raw);
    reply.header('connection', 'close'); // unread bytes would be parsed as the next request
    return this.#show(form, request, reply, 413, {
      values: {},
      errors: {},
      message: 'Your message is too long. Go back in your browser, where you can still see it, and shorten it.',
    });
  }

  async #show(
    { page: path }: PlainForm,
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    submission: FormSubmission,
  ) {
    const { revisions, siteUrl } = this.#options;
    const revision = await revisions.of(request);
    const address = { path, search: '', siteUrl: publicOrigin(request, siteUrl) };
    const page = revision && (await renderPage(revision, { ...address, submission }));
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .headers(revision ? compositionHeaders(revision) : {});
    if (page?.kind !== 'document') return reply.type('text/plain; charset=utf-8').send(submission.message);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html);
  }
}

const refusalSchema = z.object({
  message: z.string().min(1).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Undefined for a response that is not from the API, such as a proxy's error page. */
function parseRefusal(text: string): z.infer<typeof refusalSchema> | undefined {
  return refusalSchema.safeParse(parseJson(text)).data;
}

interface FormResponse {
  status: number;
  refusal?: z.infer<typeof refusalSchema> | undefined;
  retryAfter?: string | undefined;
}

/** Requests JSON, which lists errors by field. */
async function send(request: FastifyRequest, reply: FastifyReply, upstream: ApiUpstream): Promise<FormResponse> {
  const asked = toApiRequest(request, reply);
  try {
    const response = await upstream.send({
      ...asked,
      headers: { ...asked.headers, accept: 'application/json', 'accept-encoding': 'identity' },
    });
    const { statusCode: status = 503 } = response;
    const refusal = parseRefusal(await readText(response));
    return {
      status: !refusal && UNAVAILABLE_STATUSES.includes(status) ? 503 : status,
      refusal,
      retryAfter: response.headers['retry-after'],
    };
  } catch (error) {
    if (!asked.signal.aborted)
      request.log.warn({ reason: (error as Error).message }, 'Could not send a form to the API.');
    return { status: error instanceof ApiUnavailableError && error.code === 'API_TIMEOUT' ? 504 : 503 };
  }
}

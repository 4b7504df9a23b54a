import type { ApiErrorBody } from '@site/api-contract';
import type { FormSubmission } from '@site/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { LiveSite } from '../revisions/live-site.ts';
import { publicOrigin } from './public-origin.ts';

interface PlainFormOptions {
  live: LiveSite;
  apiUrl: string;
  siteUrl: string | undefined;
}

const CALL = '/api/contact';
const PAGE = '/contact';
const FORM = 'application/x-www-form-urlencoded';
/** As many bytes as the API takes. */
const MOST_BYTES = 32 * 1024;
const TIME_LIMIT_MS = 15_000;

/** True for the contact form as a browser posts it where no script runs. */
export function isPlainForm({ method, url, headers }: FastifyRequest): boolean {
  return method === 'POST' && url === CALL && (headers['content-type'] ?? '').startsWith(FORM) && (headers.accept ?? '').includes('text/html');
}

/** Puts the form to the API, and answers with the page: the thanks, or the form again with what was entered and what is wrong with it. */
export function plainFormHandler({ live, apiUrl, siteUrl }: PlainFormOptions) {
  return async function handleForm(request: FastifyRequest, reply: FastifyReply) {
    const text = await readText(request.body as Readable | undefined);
    const answer = text === undefined ? refusal(413, 'Your message is too long. Please shorten it.') : await send(apiUrl, request, text);
    reply.code(answer.status).header('cache-control', 'no-store');
    if (answer.status === 201) return reply.redirect(`${PAGE}?sent=1`, 303);
    if (text === undefined) reply.header('connection', 'close'); // what was not read would be taken for the next request
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    const submission: FormSubmission = {
      values: Object.fromEntries(new URLSearchParams(text)),
      errors: answer.body?.errors ?? {},
      message: answer.body?.message ?? 'Failed to send your message. Please try again later.',
    };
    const page = await live.current?.renderer.render({ path: PAGE, search: '', siteUrl: publicOrigin(request, siteUrl), submission });
    if (page?.kind !== 'document') return reply.type('text/plain; charset=utf-8').send(submission.message);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html);
  };
}

interface Answer {
  status: number;
  body?: Partial<ApiErrorBody> | undefined;
  retryAfter?: string | null;
}

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

async function send(apiUrl: string, request: FastifyRequest, body: string): Promise<Answer> {
  const headers = {
    'content-type': FORM,
    accept: 'application/json',
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
  try {
    const answer = await fetch(apiUrl + CALL, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return { status: answer.status, body: (await answer.json()) as Partial<ApiErrorBody>, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    request.log.error(error, 'A form could not be put to the API');
    return { status: 503 };
  }
}

/** Undefined for a body that is too long. */
async function readText(body: Readable | undefined): Promise<string | undefined> {
  if (!body) return '';
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += (part as Buffer).length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}

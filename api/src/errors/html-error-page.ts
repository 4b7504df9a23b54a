import type { ApiErrorBody } from '@site/api-contract';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../responses/escape-html.ts';

/** True for a form that a browser posted without the help of a script. */
export function wantsHtml(request: FastifyRequest): boolean {
  const { accept = '', 'content-type': type = '' } = request.headers;
  return (
    request.method === 'POST' && type.startsWith('application/x-www-form-urlencoded') && accept.includes('text/html')
  );
}

/** The browser keeps what was typed: going back is what mends it. */
export function htmlErrorPage({ error, message, errors }: ApiErrorBody): string {
  const sentences = errors ? Object.values(errors).flat() : [message];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(error)}</title><h1>Your message was not sent</h1>
<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>
<p>Go back in your browser to change it. What you typed is still there.</p></html>`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { KeptAnswer } from './kept-answer.ts';

/**
 * Sends a kept answer, or 304 where the caller has it already. Written past Fastify's reply, which would work out anew for every
 * request what was settled when the answer was kept.
 */
export function sendKeptAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  const form = answer[acceptedEncoding(request.headers['accept-encoding'] as string | undefined)];
  const response = reply.hijack().raw;
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && matches(condition, form.etag)) {
    response.writeHead(304, [...form.validators, 'x-request-id', request.id]);
    response.end();
    return;
  }
  response.writeHead(200, [...form.headers, 'x-request-id', request.id]);
  // Node leaves out the content of an answer to HEAD.
  response.end(form.body);
}

/** Weak comparison, as RFC 9110 section 13.1.2 asks of If-None-Match. */
function matches(condition: string, etag: string): boolean {
  if (condition === etag) return true;
  return condition.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

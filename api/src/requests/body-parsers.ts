import { parse as parseQueryString } from 'fast-querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

type Done = (error: Error | null, body?: unknown) => void;

/** The contact form has five. */
const MAX_FORM_FIELDS = 100;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Accepts uncompressed UTF-8. Responds 415 to anything else. */
export function parseBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    readText(request, body as Buffer, done, (text) => void parseJson(request, text, done));
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    readText(request, body as Buffer, done, (text) => done(null, parseForm(text)));
  });
}

function readText(request: FastifyRequest, body: Buffer, done: Done, parse: (text: string) => void): void {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
  try {
    if (encoding.trim().toLowerCase() !== 'identity') {
      throw new ApiException('BODY_COMPRESSED', { headers: { 'accept-encoding': 'identity' } });
    }
    if (!/^utf-?8$/i.test(charset)) throw new ApiException('CHARSET_UNSUPPORTED');
    parse(decodeText(body));
  } catch (error) {
    done(error as Error);
  }
}

/** A lenient decoder would store something other than what was written. */
function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

function parseForm(text: string): object {
  if (countFields(text) > MAX_FORM_FIELDS) throw new ApiException('FORM_TOO_MANY_FIELDS');
  return parseFields(text);
}

/**
 * Takes linear time. A repeated field becomes a list, which validation refuses. A stray % is literal, as in
 * URLSearchParams.
 */
export function parseFields(text: string): object {
  const escaped = text.replace(/%(?![\da-f]{2})/gi, '%25');
  requireUtf8(escaped);
  return parseQueryString(escaped);
}

function countFields(text: string): number {
  let count = 1;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count += 1;
  return count;
}

/** The query-string parser keeps invalid escapes as they are, which would garble the message. */
function requireUtf8(escaped: string): void {
  try {
    decodeURIComponent(escaped);
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

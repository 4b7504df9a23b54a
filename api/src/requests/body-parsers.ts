import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

type Done = (error: Error | null, body?: unknown) => void;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Bodies are JSON or a plain form post, in UTF-8 and as they are; all else is 415. */
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

/** A decoder that mends what is no UTF-8 would store other words than were written. */
function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

/** A field that is sent twice becomes a list, which no DTO takes for a text. */
function parseForm(text: string): object {
  const fields = new Map<string, string | string[]>();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name, ...rest] = pair.split('=');
    const [key, value] = [decodeFormText(name ?? ''), decodeFormText(rest.join('='))];
    const earlier = fields.get(key);
    fields.set(key, earlier === undefined ? value : [earlier, value].flat());
  }
  // Not assigned one by one: a field called __proto__ would change the object's prototype.
  return Object.fromEntries(fields);
}

/** Unlike URLSearchParams, refuses bytes that are no UTF-8. A % that begins no byte stands for itself in both. */
function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ').replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

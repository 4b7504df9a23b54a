import { getMetadataStorage, validateSync } from 'class-validator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiException } from '../errors/api-exception.ts';

type Done = (error: Error | null, body?: unknown) => void;

const MAX_FORM_FIELDS = 100;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Accepts uncompressed JSON and forms in UTF-8, and returns 415 for other types and encodings. */
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

/** A lenient decoder would silently change the visitor's text. */
function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

/** A repeated field becomes an array, which validation rejects. A stray % is taken literally. */
function parseForm(text: string): object {
  requireUtf8(text);
  const fields = new URLSearchParams(text);
  if (fields.size > MAX_FORM_FIELDS) throw new ApiException('FORM_TOO_MANY_FIELDS');
  return Object.fromEntries(
    [...fields.keys()].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Without this check, `URLSearchParams` would replace invalid UTF-8 and garble the message. */
function requireUtf8(text: string): void {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch (cause) {
    throw new ApiException('BODY_NOT_UTF8', { cause });
  }
}

type BodyClass<Body> = (new () => Body) & {
  /** The required fields, as listed in the error message. */
  fields: string;
};

/** Copies only declared fields, because a body may be deeply nested or contain fields such as `constructor`. */
export function readBody<Body extends object>(Class: BodyClass<Body>, content: unknown): Body {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new ApiException('BODY_NO_OBJECT', { values: { fields: Class.fields } });
  const rules = getMetadataStorage().getTargetValidationMetadatas(Class, '', true, false);
  const declared = new Set(rules.map(({ propertyName }) => propertyName));
  const entries = Object.entries(content);
  const body = Object.assign(new Class(), Object.fromEntries(entries.filter(([name]) => declared.has(name))));
  const problems = [
    ...entries.filter(([name]) => !declared.has(name)).map(([name]) => [name, ['This field does not exist']]),
    ...validateSync(body).map(({ property, constraints = {} }) => [property, Object.values(constraints)]),
  ];
  if (problems.length === 0) return body;
  throw new ApiException('FIELDS_INVALID', { errors: Object.fromEntries(problems) as Record<string, string[]> });
}

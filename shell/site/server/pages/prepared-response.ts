import type { Encoding } from '@site/http-server/encoded-content';
import type { EncodedPage } from './encoded-page.ts';

/** A response that no longer depends on the request. */
export interface PreparedResponse {
  etag: string;
  body: Buffer;
  /** Alternating names and values for `writeHead`. */
  head: readonly string[];
  /** Headers for a 304. */
  validators: readonly string[];
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

export function prepareResponse(etag: string, body: Buffer, headers: Headers, validators: Headers): PreparedResponse {
  return { etag, body, head: flat(headers), validators: flat(validators) };
}

/** Matches `sendEncoded`. Returns undefined if the page is not cacheable or the encoding is not cached. */
export function preparedPage(
  { headers, digest, bodies }: EncodedPage,
  preferred: Encoding,
  security: Headers,
): PreparedResponse | undefined {
  if (!headers) return undefined;
  const encoding = bodies[preferred] ? preferred : 'identity';
  const body = bodies[encoding];
  if (!body) return undefined;
  const etag = `"${digest}-${encoding}"`;
  const validators = { ...security, ...headers, vary: 'Accept-Encoding', etag };
  const coded = encoding === 'identity' ? validators : { ...validators, 'content-encoding': encoding };
  return prepareResponse(etag, body, { ...coded, 'content-length': String(body.length) }, validators);
}

function flat(headers: Headers): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((one) => [name, one]),
  );
}

import type { Encoding } from '@site/http-server/encoded-content';
import type { EncodedPage } from './encoded-page.ts';

/** An answer in one form, down to the bytes: what is sent of it hangs on the request no more. */
export interface PreparedResponse {
  etag: string;
  body: Buffer;
  /** Header names and values in turn, as `writeHead` takes them. */
  head: readonly string[];
  /** The same of an answer without content (304). */
  validators: readonly string[];
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** @param headers of the answer with its content */
export function prepareResponse(etag: string, body: Buffer, headers: Headers, validators: Headers): PreparedResponse {
  return { etag, body, head: flat(headers), validators: flat(validators) };
}

/** As `sendEncoded` sends it. Undefined for what is not sent as a kept page is. */
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

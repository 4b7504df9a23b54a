import type { Encoding } from '@site/http-server/encoded-content';
import { prepareResponse, type PreparedResponse, type ResponseHeaders } from '../http/prepared-response.ts';
import type { EncodedPage } from '../site/cache/encoded-page.ts';

/** Matches `sendEncoded`. Undefined if the page is not cacheable or the encoding is not cached. */
export function preparedPage(
  { headers, digest, bodies, isEmbedded }: EncodedPage,
  preferred: Encoding,
  security: ResponseHeaders,
): PreparedResponse | undefined {
  if (!headers) return undefined;
  const encoding = bodies[preferred] ? preferred : 'identity';
  const body = bodies[encoding];
  if (!body) return undefined;
  const etag = `"${digest}-${encoding}"`;
  const validators = { ...(isEmbedded ? frameable(security) : security), ...headers, vary: 'Accept-Encoding', etag };
  const coded = encoding === 'identity' ? validators : { ...validators, 'content-encoding': encoding };
  return prepareResponse(etag, body, { ...coded, 'content-length': String(body.length) }, validators);
}

function frameable({ 'x-frame-options': _, ...others }: ResponseHeaders): ResponseHeaders {
  return others;
}

export interface PreparedResponse {
  etag: string;
  body: Buffer;
  /** Alternating names and values for `writeHead`. */
  head: readonly string[];
  validators: readonly string[];
}

export type ResponseHeaders = Readonly<Record<string, string | readonly string[]>>;

export function prepareResponse(
  etag: string,
  body: Buffer,
  headers: ResponseHeaders,
  validators: ResponseHeaders,
): PreparedResponse {
  return { etag, body, head: flat(headers), validators: flat(validators) };
}

function flat(headers: ResponseHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : value.flatMap((one) => [name, one]),
  );
}

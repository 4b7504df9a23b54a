import type { IncomingMessage, ServerResponse } from 'node:http';
import { endAfterBody, errorBody } from './refusal.ts';
import type { ShellErrorCode } from './shell-errors.ts';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Detects ambiguous framing that Node's parser accepts. The parser itself rejects repeated lengths, a length with
 * chunks, and folded headers.
 */
export function framingProblem({
  method = '',
  headers,
  httpVersion,
  httpVersionMajor,
  rawHeaders,
}: IncomingMessage): ShellErrorCode | undefined {
  const coding = headers['transfer-encoding'];
  if (httpVersionMajor !== 1) return 'HTTP_VERSION_UNSUPPORTED';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 'TRANSFER_CODING_UNKNOWN';
  if (coding !== undefined && httpVersion === '1.0') return 'CHUNKS_UNEXPECTED';
  if (hasTwoHosts(rawHeaders)) return 'HOST_REPEATED';
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 'EXPECTATION_UNKNOWN';
  if (hasBody({ headers }) && !WITH_BODY.has(method)) return 'BODY_UNEXPECTED';
  return undefined;
}

/** Reads the raw headers (alternating names and values) because Node silently keeps only the first Host. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) count += 1;
  return count > 1;
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export function refuseIllFramed(
  request: IncomingMessage,
  response: ServerResponse,
  code: ShellErrorCode,
  security: Readonly<Record<string, string>>,
) {
  const body = errorBody(code, { method: request.method ?? '' });
  const text = JSON.stringify(body);
  response.writeHead(body.statusCode, {
    ...security,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  });
  endAfterBody(request, response, text);
}

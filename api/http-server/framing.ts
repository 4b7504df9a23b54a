import type { IncomingMessage } from 'node:http';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

export type FramingProblem =
  | 'HTTP_VERSION_UNSUPPORTED'
  | 'TRANSFER_CODING_UNKNOWN'
  | 'CHUNKS_UNEXPECTED'
  | 'HOST_MISSING'
  | 'HOST_REPEATED'
  | 'EXPECTATION_UNKNOWN'
  | 'BODY_UNEXPECTED';

/**
 * Detects ambiguous framing that Node's parser accepts. The parser itself rejects repeated Content-Length headers,
 * Content-Length with chunked encoding, and folded headers.
 */
export function findFramingProblem({
  method = '',
  url = '',
  headers,
  httpVersion,
  httpVersionMajor,
  rawHeaders,
}: IncomingMessage): FramingProblem | undefined {
  const coding = headers['transfer-encoding'];
  const hosts = countHosts(rawHeaders);
  if (httpVersionMajor !== 1) return 'HTTP_VERSION_UNSUPPORTED';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return 'TRANSFER_CODING_UNKNOWN';
  if (coding !== undefined && httpVersion === '1.0') return 'CHUNKS_UNEXPECTED';
  // RFC 9112, section 3.2, requires Host. Some load balancers omit it in health checks.
  if (hosts === 0 && httpVersion === '1.1' && !url.startsWith('/health/')) return 'HOST_MISSING';
  if (hosts > 1) return 'HOST_REPEATED';
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 'EXPECTATION_UNKNOWN';
  if (hasBody({ headers }) && !WITH_BODY.has(method)) return 'BODY_UNEXPECTED';
  return undefined;
}

/** Reads the raw headers (alternating names and values), because Node silently keeps only the first Host. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) count += 1;
  return count;
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

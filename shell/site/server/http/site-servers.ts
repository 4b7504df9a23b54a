import { HttpServers } from '@site/http-server/http-servers';
import { requestId } from '@site/http-server/request-id';
import { refuseUnreadable, type UnreadableRefusal } from '@site/http-server/unreadable';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { framingProblem, refuseIllFramed } from './ill-framed.ts';
import { BODY_LIMIT_BYTES, errorBody } from './refusal.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { visitorOf } from './visitor.ts';

const REQUEST_TIMEOUT_MS = 15_000;
const INACTIVE_MS = 80_000;

const FRAMING_CODES = {
  HPE_UNEXPECTED_CONTENT_LENGTH: 'LENGTH_REPEATED',
  HPE_INVALID_TRANSFER_ENCODING: 'LENGTH_AMBIGUOUS',
} as const;

interface SiteServersOptions {
  maxConnections: number;
  proxies: TrustedProxies;
  security: SecurityHeaders;
  /** `X-Request-Id` is already set. */
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  answerReady: (request: IncomingMessage, response: ServerResponse, id: string) => boolean;
  onUnreadable: (refusal: UnreadableRefusal) => void;
}

/** The servers reject ambiguous framing before routing. */
export function siteServers({
  maxConnections,
  proxies,
  security,
  onRequest,
  answerReady,
  onUnreadable,
}: SiteServersOptions): HttpServers {
  const servers = new HttpServers({
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    inactivityMs: INACTIVE_MS,
    maxConnections,
    receive,
    // Do not send `100 Continue` for a body over the limit.
    wantsContent: ({ headers }) => Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES,
    refuse: (code, socket) => {
      const refusal = refuseUnreadable(socket, code, { errorBody, codes: FRAMING_CODES, headers: security('http') });
      if (refusal) onUnreadable(refusal);
    },
  });
  return servers;

  /** Must stay synchronous: Node emits pipelined requests in the same turn. */
  function receive(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
    const id = requestId(request);
    request.headers['x-request-id'] = id;
    onRequest(request, response);
    const problem = framingProblem(request);
    const isUpgrade = request.headers.upgrade !== undefined;
    // While stopping, use the regular path, which closes the connection.
    if (!problem && !isUpgrade && !servers.isStopping && answerReady(request, response, id)) return undefined;
    response.setHeader('x-request-id', id);
    // Node stops parsing a connection after an upgrade request.
    if (problem || isUpgrade) servers.endConnection(request.socket);
    if (problem) return refuseIllFramed(request, response, problem, security(visitorOf(request, proxies).protocol));
    if (isUpgrade && !response.headersSent) response.setHeader('connection', 'close');
    return handle(request, response);
  }
}

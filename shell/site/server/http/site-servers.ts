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

/** Framing errors that Node's parser finds before `framingProblem` can. */
const FRAMING_CODES = {
  HPE_UNEXPECTED_CONTENT_LENGTH: 'LENGTH_REPEATED',
  HPE_INVALID_TRANSFER_ENCODING: 'LENGTH_AMBIGUOUS',
} as const;

interface SiteServersOptions {
  maxConnections: number;
  proxies: TrustedProxies;
  security: SecurityHeaders;
  /** Called for each request before it is handled; it has its `X-Request-Id` by then. */
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Answers at once what is ready. Given the request's id. @returns whether it has answered */
  answerReady: (request: IncomingMessage, response: ServerResponse, id: string) => boolean;
  /** Called for what never became a request. */
  onUnreadable: (refusal: UnreadableRefusal) => void;
}

/** The sockets that the site listens on. They face the world: whatever could be understood as two requests is refused before it is routed. */
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
    // What is too long is refused without being asked for.
    wantsContent: ({ headers }) => Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES,
    refuse: (code, socket) => {
      const refusal = refuseUnreadable(socket, code, { errorBody, codes: FRAMING_CODES, headers: security('http') });
      if (refusal) onUnreadable(refusal);
    },
  });
  return servers;

  /** Decides at once whether the connection goes on: Node hands on what was sent together in the same turn. */
  function receive(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
    const id = requestId(request);
    request.headers['x-request-id'] = id;
    onRequest(request, response);
    const problem = framingProblem(request);
    const isUpgrade = request.headers.upgrade !== undefined;
    // A server that is to stop ends each connection, and has no haste.
    if (!problem && !isUpgrade && !servers.isStopping && answerReady(request, response, id)) return undefined;
    response.setHeader('x-request-id', id);
    // Node's parser reads nothing more on a connection on which an upgrade was asked for; none is offered.
    if (problem || isUpgrade) servers.endConnection(request.socket);
    if (problem) return refuseIllFramed(request, response, problem, security(visitorOf(request, proxies).protocol));
    if (isUpgrade && !response.headersSent) response.setHeader('connection', 'close');
    return handle(request, response);
  }
}

import { HttpServers } from '@site/http-server/http-servers';
import type { RefusedRequest } from '@site/http-server/refusal';
import type { TrustedProxies } from '@site/http-server/visitor-address';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from './refusal.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { visitorOf } from './visitor.ts';

const REQUEST_TIMEOUT_MS = 15_000;
const INACTIVE_MS = 80_000;

interface SiteServersOptions {
  maxConnections: number;
  proxies: TrustedProxies;
  security: SecurityHeaders;
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  answerReady: (request: IncomingMessage, response: ServerResponse, id: string) => boolean;
  onRefused: (refused: RefusedRequest) => void;
}

export function siteServers({
  maxConnections,
  proxies,
  security,
  onRequest,
  answerReady,
  onRefused,
}: SiteServersOptions): HttpServers {
  const servers = new HttpServers({
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    inactivityMs: INACTIVE_MS,
    maxConnections,
    receive: (request, response, handle) => {
      const id = String(request.headers['x-request-id']);
      onRequest(request, response);
      // While stopping, use the regular path, which closes the connection.
      if (!servers.isStopping && answerReady(request, response, id)) return;
      response.setHeader('x-request-id', id);
      handle(request, response);
    },
    // Do not send `100 Continue` for a body over the limit.
    wantsContent: ({ headers }) => Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES,
    headersOf: (request) => security(request ? visitorOf(request, proxies).protocol : 'http'),
    onRefused,
  });
  return servers;
}

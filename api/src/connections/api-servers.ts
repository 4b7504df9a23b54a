import { HttpServers } from '@site/http-server/http-servers';
import { refuseUnreadable } from '@site/http-server/unreadable';
import { errorBody } from '../errors/api-exception.ts';

/** How long a connection may carry no data while its response is computed or read. */
const INACTIVITY_MS = 60_000;
/** Behind a proxy there are a few. Without one, this limit keeps file descriptors free for the database. */
const MAX_CONNECTIONS = 4_000;

interface ApiServersOptions {
  requestTimeoutMs: number;
  /** Headers that every response carries. */
  responseHeaders: Readonly<Record<string, string>>;
  /** Called for each refused connection. */
  onRefused: (status: number, requestId: string) => void;
}

/** The sockets that the API listens on. */
export function apiServers({ requestTimeoutMs, responseHeaders, onRefused }: ApiServersOptions): HttpServers {
  return new HttpServers({
    requestTimeoutMs,
    inactivityMs: INACTIVITY_MS,
    maxConnections: MAX_CONNECTIONS,
    refuse: (code, socket) => {
      const refusal = refuseUnreadable(socket, code, { errorBody, headers: responseHeaders });
      if (refusal) onRefused(refusal.status, refusal.requestId);
    },
  });
}

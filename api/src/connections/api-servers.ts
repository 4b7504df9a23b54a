import { HttpServers } from '@site/http-server/http-servers';
import { refuseUnreadable } from '@site/http-server/unreadable';
import { errorBody } from '../errors/api-exception.ts';

const INACTIVITY_MS = 60_000;
/** Without a proxy in front, keeps file descriptors free for the database. */
const MAX_CONNECTIONS = 4_000;

interface ApiServersOptions {
  requestTimeoutMs: number;
  responseHeaders: Readonly<Record<string, string>>;
  onRefused: (status: number, requestId: string) => void;
}

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

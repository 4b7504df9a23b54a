import { HttpServers } from '@site/http-server/http-servers';
import { refuseConnection } from './refuse-connection.ts';
import type { Refusal } from './refuse-connection.ts';

/** A connection over which nothing moves, while its response is made or read. */
const SILENCE_MS = 60_000;
/** Behind a proxy there are a few. Without one, this is what keeps file descriptors for the database. */
const CONNECTIONS = 4_000;

/** The sockets that the API listens on. */
export function apiServers({ requestTimeoutMs, refusal }: { requestTimeoutMs: number; refusal: Refusal }): HttpServers {
  return new HttpServers({
    requestTimeoutMs,
    inactivityMs: SILENCE_MS,
    maxConnections: CONNECTIONS,
    refuse: (code, socket) => refuseConnection(socket, code, refusal),
  });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorCode } from '@site/api-contract';
import type { Shutdown } from '../shutdown/shutdown.ts';
import { refuseConnection } from './refuse-connection.ts';
import type { Refusal } from './refuse-connection.ts';

/** Longer than proxies keep theirs, so that a proxy never sends into a connection that is being closed here. */
const KEEP_ALIVE_MS = 72_000;
/** A connection over which nothing moves, while its response is made or read. */
const SILENCE_MS = 60_000;
const LONGEST_HEAD_MS = 10_000;
const HEAD_BYTES = 16 * 1024;
/** Behind a proxy there are a few. Without one, this is what keeps file descriptors for the database. */
const CONNECTIONS = 4_000;

const CHECK_CLOSING_MS = 50;
/** Browsers and clients open connections ahead of need. Those that have said nothing are owed nothing. */
const UNUSED_GRACE_MS = 1_000;

/**
 * The Node servers under Fastify: their limits, their refusals and how they stop. There is one for each address that a name such as
 * `localhost` stands for.
 */
export class HttpServers {
  readonly #requestTimeoutMs: number;
  readonly #shutdown: Shutdown;
  readonly #refusal: Refusal;
  readonly #servers: Server[] = [];
  /** Each open connection, with the response to the newest request on it. */
  readonly #connections = new Map<Socket, ServerResponse | undefined>();
  /** Those that are refused as soon as their last good request is answered. */
  readonly #refused = new WeakSet<Socket>();

  constructor({ requestTimeoutMs, shutdown, refusal }: { requestTimeoutMs: number; shutdown: Shutdown; refusal: Refusal }) {
    this.#requestTimeoutMs = requestTimeoutMs;
    this.#shutdown = shutdown;
    this.#refusal = refusal;
  }

  /** Fastify's `serverFactory`. */
  readonly create = (handler: RequestListener): Server => {
    const listener: RequestListener = (request, response) => {
      this.#connections.set(request.socket, response);
      if (this.#shutdown.isStopping) response.setHeader('connection', 'close');
      handler(request, response);
    };
    const options = {
      maxHeaderSize: HEAD_BYTES,
      // Node takes the smaller of these two for the head, whichever it is called.
      headersTimeout: Math.min(LONGEST_HEAD_MS, this.#requestTimeoutMs),
      requestTimeout: this.#requestTimeoutMs,
      // Both are only as exact as this.
      connectionsCheckingInterval: Math.min(1_000, Math.ceil(this.#requestTimeoutMs / 5)),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Refused by a hook instead, in the shape of all errors: Node's own response is empty.
      requireHostHeader: false,
      // A request to upgrade is answered as if it had not asked.
      shouldUpgradeCallback: () => false,
    };
    const server = createServer(options, listener);
    server.setTimeout(SILENCE_MS);
    server.maxConnections = CONNECTIONS;
    server.on('checkExpectation', listener);
    server.on('connect', (_request, socket: Socket) => refuseConnection(socket, 'NO_PROXY', this.#refusal));
    server.on('clientError', (error: Error & { code?: string }, socket: Socket) => this.#refuseUnreadable(error, socket));
    server.on('connection', (socket) => {
      this.#connections.set(socket, undefined);
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.#servers.push(server);
    return server;
  };

  /** Requests that came before the process was told to stop get the same as those that come after. */
  askToLetGo(): void {
    for (const response of this.#connections.values()) {
      if (response && !response.headersSent) response.setHeader('connection', 'close');
    }
  }

  /** How many requests have come in completely and are not answered yet. */
  get unanswered(): number {
    return [...this.#connections.values()].filter((response) => response && !response.writableFinished && response.req.complete).length;
  }

  /**
   * Accepts no more connections, and resolves when the last one is closed. Every request that has come in is answered. One that is still
   * arriving after `patienceMs` is refused, or a slow client could hold the process.
   */
  async close(patienceMs: number): Promise<void> {
    const since = performance.now();
    const check = setInterval(() => this.#letGo(performance.now() - since, patienceMs), CHECK_CLOSING_MS);
    await Promise.all(this.#servers.filter(({ listening }) => listening).map((server) => once(server.close(), 'close')));
    clearInterval(check);
  }

  #letGo(passedMs: number, patienceMs: number): void {
    for (const server of this.#servers) server.closeIdleConnections();
    for (const [socket, response] of this.#connections) {
      if (socket.bytesRead === 0 && passedMs > UNUSED_GRACE_MS) socket.destroy();
      else if (passedMs > patienceMs && isArriving(response)) this.#refuseLate(socket, response);
    }
  }

  /** What is no HTTP, too long a head or too slow a request never reaches a route: its response is written to the socket itself. */
  #refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
    const response = this.#connections.get(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
    } else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
      this.#refuseLate(socket, response);
    } else if (response?.req.complete && !response.writableFinished) {
      this.#refuseAfter(response, socket, codeOf(error));
    } else if (mayBeAnswered(response)) {
      refuseConnection(socket, codeOf(error), this.#refusal);
    } else {
      socket.destroy();
    }
  }

  /** What cannot be read came after a good request on the same connection, which gets its own response first. */
  #refuseAfter(response: ServerResponse, socket: Socket, code: ApiErrorCode): void {
    if (this.#refused.has(socket)) return;
    this.#refused.add(socket);
    response.once('finish', () => refuseConnection(socket, code, this.#refusal));
  }

  #refuseLate(socket: Socket, response: ServerResponse | undefined): void {
    if (mayBeAnswered(response)) refuseConnection(socket, 'REQUEST_TIMEOUT', this.#refusal);
    // What still arrives must not complete the request: its client was told that it was refused.
    socket.destroySoon();
  }
}

/** False where the request that is arriving has its response already, or the beginning of it: another would be taken for the next one's. */
function mayBeAnswered(response: ServerResponse | undefined): boolean {
  return response === undefined || !response.headersSent || (response.writableFinished && response.req.complete);
}

function isArriving(response: ServerResponse | undefined): boolean {
  return response === undefined || response.writableFinished || !response.req.complete;
}

function codeOf({ code }: { code?: string }): ApiErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'HEAD_TOO_LONG';
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 'REQUEST_TOO_LARGE' : 'HTTP_INVALID';
}

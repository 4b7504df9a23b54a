import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Connections, endAfter } from './connections.ts';
import { findFramingProblem } from './framing.ts';
import { type RefusedRequest, refuseIllFramed, refuseUnreadable } from './refusal.ts';
import { getRequestId } from './request-id.ts';

/**
 * This is longer than proxies keep idle connections, so the proxy closes first and never sends a request on a closing
 * connection.
 */
const KEEP_ALIVE_MS = 72_000;
const LONGEST_HEAD_MS = 10_000;
const HEAD_BYTES = 16 * 1024;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
const CHECK_CLOSING_MS = 25;
/** Browsers open connections in advance. A closing server waits this long before it closes unused ones. */
const UNUSED_GRACE_MS = 1000;

interface HttpServersOptions {
  requestTimeoutMs: number;
  /** Connections without traffic are closed after this time, for example if a client stops reading. */
  inactivityMs: number;
  maxConnections: number;
  /** Called for each well-framed request, with the request ID in its `x-request-id` header. */
  receive?: (request: IncomingMessage, response: ServerResponse, handle: RequestListener) => void;
  /** Decides whether `Expect: 100-continue` gets 100 Continue. */
  wantsContent?: (request: IncomingMessage) => boolean;
  /** Returns extra headers for error responses. */
  getHeaders: (request?: IncomingMessage) => Readonly<Record<string, string>>;
  onRefused: (refusal: RefusedRequest) => void;
}

interface ClosingTimes {
  /** Requests that are still arriving after this time are rejected. */
  patienceMs?: number;
  timeoutMs?: number;
}

/** The remaining file descriptors are for files, databases, and outgoing requests. */
const SHARE_FOR_CONNECTIONS = 0.75;

/**
 * Manages the Node servers for Fastify, one for each IP address of the host name. Rejects requests whose end a proxy
 * and this server could read differently, and closes without losing a request.
 */
export class HttpServers {
  readonly #options: HttpServersOptions;
  readonly #servers: Server[] = [];
  readonly #connections: Connections;
  #handle: RequestListener = () => {};
  #isStopping = false;

  constructor(options: HttpServersOptions) {
    this.#options = options;
    this.#connections = new Connections((code, socket) => {
      const refusal = refuseUnreadable(socket, code, options.getHeaders());
      if (refusal) options.onRefused(refusal);
    });
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get openConnections(): number {
    return this.#connections.size;
  }

  /** Complete requests that have no complete response yet. */
  get unanswered(): number {
    return this.#connections.unanswered;
  }

  /** Creates the first server, for Fastify's `serverFactory`. Servers for additional addresses share its handler. */
  create(handle: RequestListener): Server {
    this.#handle = handle;
    return this.#add();
  }

  /**
   * @throws ListenError with a message for the operator
   * @returns the port, which the system chooses if `port` is 0
   */
  async listen(host: string, port: number): Promise<number> {
    const resolved = await lookup(host, { all: true }).catch((cause: unknown) => {
      throw new ListenError(`Host name ${host} does not resolve. Set HOST.`, { cause });
    });
    // Browsers resolve localhost to both loopback addresses. A hosts file may list only one of them, or the same one
    // twice.
    const loopback = host.toLowerCase() === 'localhost' ? LOOPBACK_ADDRESSES : [];
    const addresses = [...new Set([...resolved.map(({ address }) => address), ...loopback])];
    let boundPort = port;
    for (const [index, address] of addresses.entries()) {
      const server = this.#servers[index] ?? this.#add();
      server.listen({ host: address, port: boundPort });
      const error = await once(server, 'listening').then(
        () => undefined,
        (failure: NodeJS.ErrnoException) => failure,
      );
      // A host name may resolve to an address that this machine does not have, often because IPv6 is disabled.
      if (error && (index === 0 || error.code === 'EADDRINUSE'))
        throw new ListenError(describeListenError(address, boundPort, error), { cause: error });
      if (!error && index === 0) boundPort = (server.address() as AddressInfo).port;
    }
    return boundPort;
  }

  /** Closes each connection after its response, but still accepts new connections. */
  closeAfterResponses() {
    this.#isStopping = true;
    this.#connections.endAfterResponses();
  }

  /**
   * Accepts connections that are already queued, then stops listening. Resolves when every request has a response, or
   * after `timeoutMs`.
   */
  async close({ patienceMs = Number.POSITIVE_INFINITY, timeoutMs = Number.POSITIVE_INFINITY }: ClosingTimes) {
    const [lateAt, endAt] = [performance.now() + patienceMs, performance.now() + timeoutMs];
    this.closeAfterResponses();
    await this.#acceptQueued(Math.min(lateAt, endAt));
    const unusedAt = performance.now() + UNUSED_GRACE_MS;
    const check = setInterval(() => {
      for (const server of this.#servers) server.closeIdleConnections();
      this.#connections.closeExpired({ unusedAt, lateAt, endAt });
    }, CHECK_CLOSING_MS);
    await Promise.all(
      this.#servers.filter(({ listening }) => listening).map((server) => once(server.close(), 'close')),
    );
    clearInterval(check);
  }

  /**
   * Reads requests from connections in the kernel's queue before the port closes. The queue is empty if no request
   * arrives in a full turn of the event loop. Waits for two turns, because the first has already started.
   */
  async #acceptQueued(end: number) {
    for (let quietTurns = 0; quietTurns < 2 && performance.now() < end;) {
      const arrivalsBefore = this.#connections.arrivals;
      await nextTurn();
      quietTurns = arrivalsBefore === this.#connections.arrivals ? quietTurns + 1 : 0;
    }
  }

  #add(): Server {
    const { requestTimeoutMs, inactivityMs, maxConnections, wantsContent = () => true } = this.#options;
    const limits = {
      maxHeaderSize: HEAD_BYTES,
      // Node applies the smaller of these two timeouts to the request head.
      headersTimeout: Math.min(LONGEST_HEAD_MS, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      // Sets the precision of both timeouts. The default is 30 s.
      connectionsCheckingInterval: Math.min(1000, Math.ceil(requestTimeoutMs / 5)),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // `findFramingProblem` checks this later, because Node's own error response is empty.
      requireHostHeader: false,
    };
    const receive: RequestListener = (request, response) => this.#receive(request, response);
    const server = createServer(limits, receive);
    // Some clients, such as `nc -N` and old health checks, send FIN after their request and still read the response. A
    // client that has disconnected looks the same until the response is written.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.timeout = inactivityMs;
    server.maxConnections = capConnections(maxConnections);
    // At the connection limit, close idle connections to free slots for new clients.
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', (socket) => this.#connections.add(socket));
    server.on('checkContinue', (request, response) => {
      if (wantsContent(request)) response.writeContinue();
      this.#receive(request, response);
    });
    server.on('checkExpectation', receive);
    server.on('connect', (_request, socket: Socket) => {
      // Node attaches no error handler to this socket. An unhandled error would crash the process.
      socket.on('error', () => socket.destroy());
      this.#connections.refuse('CONNECT', socket);
    });
    server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) =>
      this.#connections.refuse(code, socket),
    );
    this.#servers.push(server);
    return server;
  }

  /** This must stay synchronous, because Node emits pipelined requests in the same turn. */
  #receive(request: IncomingMessage, response: ServerResponse) {
    if (!this.#connections.start(response)) return;
    const { receive, getHeaders, onRefused } = this.#options;
    request.headers['x-request-id'] = getRequestId(request);
    const problem = findFramingProblem(request);
    // Node stops parsing a connection after an upgrade request.
    const isLast = problem !== undefined || request.headers.upgrade !== undefined;
    if (isLast) this.#connections.end(request.socket);
    if (problem) return onRefused(refuseIllFramed(response, problem, getHeaders(request)));
    if (isLast || this.#isStopping) endAfter(response);
    if (receive) receive(request, response, this.#handle);
    else this.#handle(request, response);
  }
}

export class ListenError extends Error {
  readonly code = 'LISTEN_FAILED';
  override name = 'ListenError';
}

export function describeListenError(address: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Set PORT to another port.`;
  if (code === 'EACCES') return `This account cannot use port ${port}. Set PORT to another port.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine. Set HOST.`;
  return `Cannot listen on port ${port} of ${address}: ${message}.`;
}

/** Limits connections to a share of the open-file limit. Beyond that limit, opening a file fails with EMFILE. */
export function capConnections(requested: number, limit = readOpenFileLimit()): number {
  return Math.max(1, Math.min(requested, Math.floor(limit * SHARE_FOR_CONNECTIONS)));
}

/** Returns Infinity if the limit is unknown, as on systems other than Linux. */
function readOpenFileLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

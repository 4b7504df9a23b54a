import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Connections, endAfter, type Refuse } from './connections.ts';
import { ListenError } from './listen-error.ts';
import { fittingConnections } from './open-file-limit.ts';

/** Longer than proxies keep idle connections, so the proxy closes first and never sends into a closing connection. */
const KEEP_ALIVE_MS = 72_000;
const LONGEST_HEAD_MS = 10_000;
const HEAD_BYTES = 16 * 1024;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
const CHECK_CLOSING_MS = 25;
/** Browsers open connections ahead of need. Unused ones are closed this soon. */
const UNUSED_GRACE_MS = 1000;

interface HttpServersOptions {
  requestTimeoutMs: number;
  /** Cuts a connection with no traffic, such as a client that stops reading. */
  inactivityMs: number;
  maxConnections: number;
  receive?: (request: IncomingMessage, response: ServerResponse, handle: RequestListener) => void;
  /** Decides whether `Expect: 100-continue` gets 100 Continue. */
  wantsContent?: (request: IncomingMessage) => boolean;
  refuse: Refuse;
}

interface ClosingTimes {
  /** When to refuse requests that are still arriving. */
  patienceMs?: number;
  timeoutMs?: number;
}

/** Node's servers under Fastify, one per address of the host name. Closes them without losing a request. */
export class HttpServers {
  readonly #options: HttpServersOptions;
  readonly #servers: Server[] = [];
  readonly #connections: Connections;
  #handle: RequestListener = () => {};
  #isStopping = false;

  constructor(options: HttpServersOptions) {
    this.#options = options;
    this.#connections = new Connections(options.refuse);
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get openConnections(): number {
    return this.#connections.size;
  }

  /** Complete requests without a complete response. */
  get unanswered(): number {
    return this.#connections.unanswered;
  }

  /** Creates the first server, for Fastify's `serverFactory`. Servers for further addresses share its handler. */
  create(handle: RequestListener): Server {
    this.#handle = handle;
    return this.#add();
  }

  /**
   * @throws ListenError with a sentence for the operator
   * @returns the port, chosen by the system for 0
   */
  async listen(host: string, port: number): Promise<number> {
    const found = await lookup(host, { all: true }).catch((cause: unknown) => {
      throw ListenError.ofHost(host, cause);
    });
    // Browsers resolve localhost to both loopback addresses. A hosts file may list only one, or one twice.
    const loopback = host.toLowerCase() === 'localhost' ? LOOPBACK_ADDRESSES : [];
    const addresses = [...new Set([...found.map(({ address }) => address), ...loopback])];
    let chosen = port;
    for (const [index, address] of addresses.entries()) {
      const server = this.#servers[index] ?? this.#add();
      server.listen({ host: address, port: chosen });
      const error = await once(server, 'listening').then(
        () => undefined,
        (failure: NodeJS.ErrnoException) => failure,
      );
      // A name may resolve to an address that this machine lacks, often because IPv6 is off.
      if (error && (index === 0 || error.code === 'EADDRINUSE')) throw ListenError.ofPort(address, chosen, error);
      if (!error && index === 0) chosen = (server.address() as AddressInfo).port;
    }
    return chosen;
  }

  /** Ignores later input on this connection. The current response must close it. */
  endConnection(socket: Socket) {
    this.#connections.end(socket);
  }

  /** Closes each connection after its response, but still accepts new ones. */
  askToLetGo() {
    this.#isStopping = true;
    this.#connections.endAfterResponses();
  }

  /**
   * Accepts what already waits, then stops listening. Resolves when every request has its response, or the time is up.
   */
  async close({ patienceMs = Number.POSITIVE_INFINITY, timeoutMs = Number.POSITIVE_INFINITY }: ClosingTimes) {
    const [lateAt, endAt] = [performance.now() + patienceMs, performance.now() + timeoutMs];
    this.askToLetGo();
    await this.#takeUpWaiting(Math.min(lateAt, endAt));
    const unusedAt = performance.now() + UNUSED_GRACE_MS;
    const check = setInterval(() => {
      for (const server of this.#servers) server.closeIdleConnections();
      this.#connections.letGo({ unusedAt, lateAt, endAt });
    }, CHECK_CLOSING_MS);
    await Promise.all(
      this.#servers.filter(({ listening }) => listening).map((server) => once(server.close(), 'close')),
    );
    clearInterval(check);
  }

  /**
   * Accepts connections in the kernel's queue and reads their requests before the port closes. The queue is empty after
   * a full turn of the event loop without arrivals. Waits for two: the first may be half over.
   */
  async #takeUpWaiting(end: number) {
    for (let quietTurns = 0; quietTurns < 2 && performance.now() < end;) {
      const seen = this.#connections.arrivals;
      await nextTurn();
      quietTurns = seen === this.#connections.arrivals ? quietTurns + 1 : 0;
    }
  }

  #add(): Server {
    const { requestTimeoutMs, inactivityMs, maxConnections, wantsContent = () => true } = this.#options;
    const limits = {
      maxHeaderSize: HEAD_BYTES,
      // Node applies the smaller of these two to the head.
      headersTimeout: Math.min(LONGEST_HEAD_MS, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      // Sets the precision of both timeouts. The default is 30 s.
      connectionsCheckingInterval: Math.min(1000, Math.ceil(requestTimeoutMs / 5)),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Checked later, to use the common error shape. Node's own response is empty.
      requireHostHeader: false,
    };
    const receive: RequestListener = (request, response) => this.#receive(request, response);
    const server = createServer(limits, receive);
    // Some clients, such as `nc -N` and old health checks, send FIN after their request and still read the response. A
    // client that has gone looks the same until the response is written.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.timeout = inactivityMs;
    server.maxConnections = fittingConnections(maxConnections);
    // At the connection limit, close idle connections to free slots for new clients.
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', (socket) => this.#connections.opened(socket));
    server.on('checkContinue', (request, response) => {
      if (wantsContent(request)) response.writeContinue();
      this.#receive(request, response);
    });
    server.on('checkExpectation', receive);
    server.on('connect', (_request, socket: Socket) => {
      // Node attaches no error handler to this socket. An unhandled error would end the process.
      socket.on('error', () => socket.destroy());
      this.#connections.refuse('CONNECT', socket);
    });
    server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) =>
      this.#connections.refuse(code, socket),
    );
    this.#servers.push(server);
    return server;
  }

  #receive(request: IncomingMessage, response: ServerResponse) {
    if (!this.#connections.begun(response)) return;
    if (this.#isStopping) endAfter(response);
    const { receive } = this.#options;
    if (receive) receive(request, response, this.#handle);
    else this.#handle(request, response);
  }
}

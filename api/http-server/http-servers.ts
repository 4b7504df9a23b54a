import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Connections, endAfter, type Refuse } from './connections.ts';
import { ListenError } from './listen-error.ts';
import { fittingConnections } from './open-file-limit.ts';

/** Longer than proxies and load balancers keep an idle connection, so that they end it and never send into one that is being ended here. */
const KEEP_ALIVE_MS = 72_000;
const LONGEST_HEAD_MS = 10_000;
const HEAD_BYTES = 16 * 1024;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
const CHECK_CLOSING_MS = 25;
/** Browsers and clients open connections ahead of need. Those that have said nothing are owed nothing. */
const UNUSED_GRACE_MS = 1000;

interface HttpServersOptions {
  requestTimeoutMs: number;
  /** After which a connection is cut on which nothing moves: a client that does not read what it asked for. */
  inactivityMs: number;
  maxConnections: number;
  /** Given each request, and what handles it. */
  receive?: (request: IncomingMessage, response: ServerResponse, handle: RequestListener) => void;
  /** Whether a client that asks before it sends its content is told to send it. */
  wantsContent?: (request: IncomingMessage) => boolean;
  refuse: Refuse;
}

interface ClosingTimes {
  /** After which what is still arriving is refused as too slow. */
  patienceMs?: number;
  /** After which everything is cut. */
  timeoutMs?: number;
}

/** The Node servers under Fastify, one for each address that the host's name has: their limits, and how they close without losing a request. */
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

  /** How many requests have come in completely and are not answered yet. */
  get unanswered(): number {
    return this.#connections.unanswered;
  }

  /** Makes the first server; the others share its handler. For Fastify's `serverFactory`. */
  create(handle: RequestListener): Server {
    this.#handle = handle;
    return this.#add();
  }

  /** Throws `ListenError` with a sentence for the person who chose the place. @returns the port, chosen by the system where 0 was given */
  async listen(host: string, port: number): Promise<number> {
    const found = await lookup(host, { all: true }).catch((cause: unknown) => {
      throw ListenError.ofHost(host, cause);
    });
    // Browsers take localhost for both loopback addresses, and a hosts file may name one of them only, or one of them twice.
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
      // A machine may know two addresses for a name and have only one: IPv6 is often off.
      if (error && (index === 0 || error.code === 'EADDRINUSE')) throw ListenError.ofPort(address, chosen, error);
      if (!error && index === 0) chosen = (server.address() as AddressInfo).port;
    }
    return chosen;
  }

  /** What comes on this connection after the present request is nobody's. Its response has to end it. */
  endConnection(socket: Socket) {
    this.#connections.end(socket);
  }

  /** From now on each response ends its connection; new ones are still accepted. */
  askToLetGo() {
    this.#isStopping = true;
    this.#connections.endAfterResponses();
  }

  /** Takes up what has come, accepts no more connections, and resolves when the last one is closed: when each request has its response, or the time is up. */
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
   * The system accepts connections on its own: those that wait are taken up, and the requests on them read, before the port is let go. That
   * nothing arrives in a whole turn of the event loop tells that none are waiting; the first may be half over.
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
      // Node takes the smaller of these two for the head, whichever it is called.
      headersTimeout: Math.min(LONGEST_HEAD_MS, requestTimeoutMs),
      requestTimeout: requestTimeoutMs,
      // Both are only as exact as this, 30 s by default.
      connectionsCheckingInterval: Math.min(1000, Math.ceil(requestTimeoutMs / 5)),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Refused later, in the shape of all errors: Node's own response is empty.
      requireHostHeader: false,
    };
    const receive: RequestListener = (request, response) => this.#receive(request, response);
    const server = createServer(limits, receive);
    server.timeout = inactivityMs;
    server.maxConnections = fittingConnections(maxConnections);
    // Whoever comes when all places are taken is turned away; those that only keep theirs make room for the next.
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', (socket) => this.#connections.opened(socket));
    server.on('checkContinue', (request, response) => {
      if (wantsContent(request)) response.writeContinue();
      this.#receive(request, response);
    });
    server.on('checkExpectation', receive);
    server.on('connect', (_request, socket: Socket) => {
      // Node leaves the socket and its errors to this listener: unheard, one of them would end the process.
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

import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { framingProblem, refuseIllFramed } from './ill-framed.ts';
import { ListenError } from './listen-error.ts';
import { BODY_LIMIT_BYTES } from './refusal.ts';
import { requestId } from './request-id.ts';
import { answerUnreadable, type UnreadableRefusal } from './unreadable.ts';

/** Limits in milliseconds on what a client may make a connection wait for. The first two would be checked every 30 s by default, and so hold for half a minute more. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000 };
/** Longer than load balancers keep an idle connection, so that they end it and never meet one that has just been ended. */
const KEEP_ALIVE_MS = 72_000;
/** Nothing moves on the connection: a client that does not read what it asked for. */
const INACTIVE_MS = 80_000;
/** How long a connection on which nothing was ever sent may still send something while the server closes. */
const SILENT_MS = 1000;
const POLL_MS = 25;

interface HttpServersOptions {
  maxConnections: number;
  /** Called for each request before it is handled; it has its `X-Request-Id` by then. */
  onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called for what never became a request. */
  onUnreadable: (refusal: UnreadableRefusal) => void;
}

/** The sockets that the site listens on, one for each address that its host name has, and how they are closed without losing a request. */
export class HttpServers {
  readonly #options: HttpServersOptions;
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #unanswered = new Set<ServerResponse>();
  /** Connections that end after the present answer: what comes on them afterwards is nobody's request. */
  readonly #ending = new WeakSet<Socket>();
  /** The answer that was begun last on each connection. */
  readonly #latest = new WeakMap<Socket, ServerResponse>();
  #handle: RequestListener = () => {};
  /** Connections and requests so far: whether it stands still tells whether any are waiting to be taken up. */
  #arrivals = 0;
  #isStopping = false;

  constructor(options: HttpServersOptions) {
    this.#options = options;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  get openConnections(): number {
    return this.#sockets.size;
  }

  /** Makes the first server; the others share its handler. */
  create(handle: RequestListener): Server {
    this.#handle = handle;
    return this.#add();
  }

  /** Throws `ListenError` with a sentence for the person who chose the place. @returns the port, chosen by the system where 0 was given */
  async listen(host: string, port: number): Promise<number> {
    const addresses = await lookup(host, { all: true }).catch((cause: unknown) => {
      throw ListenError.ofHost(host, cause);
    });
    let chosen = port;
    for (const [index, { address }] of addresses.entries()) {
      const server = this.#servers[index] ?? this.#add();
      server.listen({ host: address, port: chosen });
      const error = await once(server, 'listening').then(() => undefined, (failure: NodeJS.ErrnoException) => failure);
      // A machine may know two addresses for a name and have only one: IPv6 is often off.
      if (error && (index === 0 || error.code === 'EADDRINUSE')) throw ListenError.ofPort(address, chosen, error);
      if (!error && index === 0) chosen = (server.address() as AddressInfo).port;
    }
    return chosen;
  }

  /**
   * Goes on accepting for the drain period while each answer ends its connection, then lets go of the port, and resolves when the last answer is out
   * or the time is up: what is left then is cut.
   */
  async stop({ drainMs, timeoutMs }: { drainMs: number; timeoutMs: number }): Promise<void> {
    const end = performance.now() + timeoutMs;
    this.#isStopping = true;
    for (const response of this.#unanswered) endAfter(response);
    await sleep(Math.min(drainMs, timeoutMs));
    await this.#takeUpWaiting(end);
    for (const server of this.#servers) server.close();
    const closedAt = performance.now();
    while (this.#sockets.size > 0 && performance.now() < end) {
      await sleep(POLL_MS);
      for (const server of this.#servers) server.closeIdleConnections();
      if (performance.now() - closedAt > SILENT_MS) for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    for (const socket of this.#sockets) socket.destroy();
  }

  /** The system accepts connections on its own: those that wait are taken up, and the requests on them read, before the port is let go. */
  async #takeUpWaiting(end: number) {
    for (let seen = -1; seen !== this.#arrivals && performance.now() < end; ) {
      seen = this.#arrivals;
      await nextTurn();
    }
  }

  #add(): Server {
    const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS, requireHostHeader: false }, (request, response) => this.#receive(request, response));
    server.timeout = INACTIVE_MS;
    server.maxConnections = this.#options.maxConnections;
    server.on('connection', (socket) => {
      this.#arrivals += 1;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    // What is too long is refused without being asked for.
    server.on('checkContinue', (request, response) => {
      if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES) response.writeContinue();
      server.emit('request', request, response);
    });
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.on('connect', (_request, socket) => this.#refuseUnreadable({ name: '', message: '', code: 'CONNECT' }, socket as Socket));
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuseUnreadable(error, socket as Socket));
    this.#servers.push(server);
    return server;
  }

  #refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
    if (this.#ending.has(socket)) return; // its last answer is on its way already
    const response = this.#latest.get(socket);
    const isUnderWay = response !== undefined && !response.writableFinished;
    const answer = () => {
      const refusal = answerUnreadable(error, socket);
      if (refusal) this.#options.onUnreadable(refusal);
    };
    // Garbage behind a request that is still being answered must not get in front of its answer.
    if (isUnderWay && response.req.complete) response.once('close', answer);
    else if (isUnderWay && response.headersSent) socket.destroy();
    else answer();
  }

  /** Decides at once whether the connection goes on: Node hands on what was sent together in the same turn. */
  #receive(request: IncomingMessage, response: ServerResponse) {
    this.#arrivals += 1;
    if (this.#ending.has(request.socket)) return;
    const id = requestId(request);
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
    this.#latest.set(request.socket, response);
    this.#unanswered.add(response);
    response.once('close', () => this.#unanswered.delete(response));
    if (this.#isStopping) endAfter(response);
    this.#options.onRequest(request, response);
    const problem = framingProblem(request);
    // Node's parser reads nothing more on a connection on which an upgrade was asked for; none is offered.
    if (problem || request.headers.upgrade !== undefined) this.#ending.add(request.socket);
    if (problem) return refuseIllFramed(request, response, problem);
    if (request.headers.upgrade !== undefined) endAfter(response);
    this.#handle(request, response);
  }
}

function endAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long to keep reading after an error response. Closing immediately could reset the connection and lose the
 * response.
 */
const LINGER_MS = 1000;
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Responds to input that never became a request. `code` is Node's error code, or `CONNECT`. */
export type Refuse = (code: string, socket: Socket) => void;

/**
 * When a closing server closes unused connections, rejects requests that are still arriving, and closes all
 * connections, in `performance.now()` time.
 */
export interface ClosingInstants {
  unusedAt: number;
  lateAt: number;
  endAt: number;
}

export class Connections {
  readonly #refuse: Refuse;
  /** Maps each socket to its newest response. */
  readonly #open = new Map<Socket, ServerResponse | undefined>();
  /** Sockets that accept no more requests. Later input on them is ignored. */
  readonly #ended = new WeakSet<Socket>();
  #arrivals = 0;

  constructor(refuse: Refuse) {
    this.#refuse = refuse;
  }

  get size(): number {
    return this.#open.size;
  }

  get arrivals(): number {
    return this.#arrivals;
  }

  get unanswered(): number {
    return [...this.#open.values()].filter(
      (response) => response && !response.writableFinished && response.req.complete,
    ).length;
  }

  add(socket: Socket) {
    this.#arrivals += 1;
    this.#open.set(socket, undefined);
    socket.once('close', () => this.#open.delete(socket));
  }

  /** @returns false for a request on an ended connection, which must be ignored */
  start(response: ServerResponse): boolean {
    const { socket } = response.req;
    this.#arrivals += 1;
    if (this.#ended.has(socket)) return false;
    this.#open.set(socket, response);
    return true;
  }

  end(socket: Socket) {
    this.#ended.add(socket);
  }

  /**
   * Marks only the newest response on each connection. Closing after an earlier response would drop the pipelined
   * requests behind it.
   */
  endAfterResponses() {
    for (const response of this.#open.values()) if (response) endAfter(response);
  }

  closeExpired({ unusedAt, lateAt, endAt }: ClosingInstants) {
    const now = performance.now();
    for (const [socket, latest] of this.#open) {
      if (now > endAt || (now > unusedAt && socket.bytesRead === 0)) socket.destroy();
      else if (now > lateAt && isArriving(latest)) this.refuse(TOO_SLOW, socket);
    }
  }

  /**
   * Responds to input that never reaches a handler, unless the client could mistake the response for that of another
   * request.
   */
  refuse(code: string, socket: Socket) {
    if (code === 'ECONNRESET' || code === 'EPIPE') return void socket.destroy();
    if (this.#ended.has(socket)) return undefined;
    if (!socket.writable) return socket.destroySoon();
    const latest = this.#open.get(socket);
    this.end(socket);
    if (latest === undefined) return this.#respond(code, socket);
    // A complete request on the same connection gets its response first.
    if (latest.req.complete)
      return latest.writableFinished
        ? this.#respond(code, socket)
        : void latest.once('close', () => this.#respond(code, socket));
    // The arriving request already has at least part of its response. The client would mistake a second response for
    // the next request's.
    if (latest.headersSent) return latest.writableFinished ? socket.destroySoon() : void socket.destroy();
    this.#respond(code, socket);
    // The client has already received an error response, so later data must not complete the request.
    return code === TOO_SLOW ? socket.destroySoon() : undefined;
  }

  #respond(code: string, socket: Socket) {
    this.#refuse(code, socket);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.resume();
  }
}

export function endAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function isArriving(response: ServerResponse | undefined): boolean {
  return response === undefined || response.writableFinished || !response.req.complete;
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection is read on after it was refused: cut at once, it could lose the response on its way. */
const LINGER_MS = 1000;
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Writes the one response to what never became a request, by Node's code for it, or `CONNECT`. */
export type Refuse = (code: string, socket: Socket) => void;

/** Instants after which a closing server lets go of connections on which nothing was ever sent, refuses what is still arriving, and cuts everything. */
export interface ClosingInstants {
  unusedAt: number;
  lateAt: number;
  endAt: number;
}

/** The open connections of a server, and how each of them ends. */
export class Connections {
  readonly #refuse: Refuse;
  /** With the response to the newest request on each. */
  readonly #open = new Map<Socket, ServerResponse | undefined>();
  /** What still comes on these is nobody's request: their last response is decided. */
  readonly #ended = new WeakSet<Socket>();
  /** Connections and requests so far. */
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

  /** How many requests have come in completely and are not answered yet. */
  get unanswered(): number {
    return [...this.#open.values()].filter(
      (response) => response && !response.writableFinished && response.req.complete,
    ).length;
  }

  opened(socket: Socket) {
    this.#arrivals += 1;
    this.#open.set(socket, undefined);
    socket.once('close', () => this.#open.delete(socket));
  }

  /** @returns false where it came on a connection that is ended, and is nobody's request */
  begun(response: ServerResponse): boolean {
    const { socket } = response.req;
    this.#arrivals += 1;
    if (this.#ended.has(socket)) return false;
    this.#open.set(socket, response);
    return true;
  }

  end(socket: Socket) {
    this.#ended.add(socket);
  }

  /** Only the newest on each connection: an earlier one that ended it would leave those behind it without a response. */
  endAfterResponses() {
    for (const response of this.#open.values()) if (response) endAfter(response);
  }

  letGo({ unusedAt, lateAt, endAt }: ClosingInstants) {
    const now = performance.now();
    for (const [socket, latest] of this.#open) {
      if (now > endAt || (now > unusedAt && socket.bytesRead === 0)) socket.destroy();
      else if (now > lateAt && isArriving(latest)) this.refuse(TOO_SLOW, socket);
    }
  }

  /** What is no HTTP, too long a head or too slow a request never reaches a handler: it is answered here, unless that could be taken for another's response. */
  refuse(code: string, socket: Socket) {
    if (code === 'ECONNRESET' || code === 'EPIPE') return void socket.destroy();
    if (this.#ended.has(socket)) return undefined;
    if (!socket.writable) return socket.destroySoon();
    const latest = this.#open.get(socket);
    this.end(socket);
    if (latest === undefined) return this.#answer(code, socket);
    // It came after a good request on the same connection, which gets its own response first.
    if (latest.req.complete)
      return latest.writableFinished
        ? this.#answer(code, socket)
        : void latest.once('close', () => this.#answer(code, socket));
    // The request that is arriving has its response already, or the beginning of it: another would be taken for the next one's.
    if (latest.headersSent) return latest.writableFinished ? socket.destroySoon() : void socket.destroy();
    this.#answer(code, socket);
    // What still arrives must not complete the request: its client was told that it was refused.
    return code === TOO_SLOW ? socket.destroySoon() : undefined;
  }

  #answer(code: string, socket: Socket) {
    this.#refuse(code, socket);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.resume();
  }
}

/** Has no effect on a response that is on its way. */
export function endAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function isArriving(response: ServerResponse | undefined): boolean {
  return response === undefined || response.writableFinished || !response.req.complete;
}

import { connect, type Socket } from 'node:net';

/** Only a test that hangs reaches this limit. */
const LIMIT_MS = 300_000;

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** False if the connection closed before the end of the body. */
  isWhole: boolean;
}

/** Sends arbitrary bytes, and parses responses strictly by their framing. */
export class RawConnection {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #ended = false;
  #wake = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket
      .on('data', (chunk) => {
        this.#received = Buffer.concat([this.#received, chunk]);
        this.#wake();
      })
      .on('error', () => {})
      .on('close', () => {
        this.#ended = true;
        this.#wake();
      });
  }

  static async open(port: number, host = '127.0.0.1'): Promise<RawConnection> {
    const socket = connect(port, host);
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  write(text: string): void {
    this.#socket.write(text, 'latin1');
  }

  cut(): void {
    this.#socket.destroy();
  }

  /** Simulates a client that crashes. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  /**
   * Returns the next response, or undefined if the connection closes first.
   * @param isToHead true for the response to a HEAD request, which has no body despite its length header
   */
  async response(limitMs = LIMIT_MS, isToHead = false): Promise<RawResponse | undefined> {
    const end = Date.now() + limitMs;
    for (;;) {
      const response = this.#take(isToHead);
      if (response) return response;
      if (this.#ended) return undefined;
      await this.#more(end);
    }
  }

  async end(limitMs = LIMIT_MS): Promise<void> {
    const end = Date.now() + limitMs;
    while (!this.#ended) await this.#more(end);
  }

  async #more(end: number) {
    const left = end - Date.now();
    if (left <= 0)
      throw new Error(
        `The server stopped responding after ${JSON.stringify(this.#received.toString('latin1').slice(0, 200))}`,
      );
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #take(isToHead: boolean): RawResponse | undefined {
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return undefined;
    const [start = '', ...lines] = this.#received.toString('latin1', 0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const status = Number(start.split(' ')[1]);
    const rest = this.#received.subarray(headEnd + 4);
    const isEmpty = isToHead || status < 200 || status === 204 || status === 304;
    const readBody = () =>
      headers['transfer-encoding'] ? readChunks(rest) : readLength(rest, Number(headers['content-length'] ?? 0));
    const framed = isEmpty ? { length: 0, body: '' } : readBody();
    if (!framed && !this.#ended) return undefined;
    this.#received = framed ? rest.subarray(framed.length) : Buffer.alloc(0);
    return { status, headers, body: framed?.body ?? rest.toString('latin1'), isWhole: framed !== undefined };
  }
}

interface Framed {
  length: number;
  body: string;
}

function readLength(bytes: Buffer, length: number): Framed | undefined {
  return bytes.length < length ? undefined : { length, body: bytes.toString('latin1', 0, length) };
}

function readChunks(bytes: Buffer): Framed | undefined {
  let body = '';
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return undefined;
    if (size === 0) return { length: next, body };
    body += bytes.toString('latin1', lineEnd + 2, lineEnd + 2 + size);
    at = next;
  }
}

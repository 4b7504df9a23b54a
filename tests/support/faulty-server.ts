import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../api/http-server/testing/free-port.ts';

/** `stopped` refuses connections, `hanging` never responds, and `corrupted` changes scripts. */
export const FAULTS = ['stopped', '404', '500', 'hanging', 'corrupted'] as const;
/**
 * `slow` delays each response, `truncated` disconnects in the middle of a file, and `wrong type` serves scripts as
 * text.
 */
export const RARER_FAULTS = ['slow', 'truncated', 'wrong type', 'no CORS'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof RARER_FAULTS)[number];

/** Reveals that a corrupted script ran. */
export const CORRUPTION = '\n;globalThis.__ranCorrupted = true;\n';

/** Two responses in a row take longer than the default RELEASE_TIMEOUT_SECONDS. */
const SLOW_MS = 11_000;

export class FaultyServer {
  readonly asked: string[] = [];
  readonly #target: string;
  #fault: Fault | undefined;
  #hasFailed = false;
  #isFaulty = (_url: string) => true;
  readonly #port: number;
  #server = createServer();

  private constructor(target: string, port: number) {
    this.#target = target;
    this.#port = port;
  }

  static async start(target: string, fault?: Fault): Promise<FaultyServer> {
    const server = new FaultyServer(target, await freePort());
    await server.#listen();
    if (fault) await server.fail(fault);
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /**
   * Also closes open connections, so that clients cannot continue to use them.
   * @param of selects the URLs that fail, by default all
   */
  async fail(fault: Fault, of: (url: string) => boolean = () => true): Promise<void> {
    this.#fault = fault;
    this.#hasFailed = true;
    this.#isFaulty = of;
    this.#server.closeAllConnections();
    if (fault === 'stopped') await this.stop();
  }

  async heal(): Promise<void> {
    const wasStopped = this.#fault === 'stopped';
    this.#fault = undefined;
    this.#server.closeAllConnections();
    if (wasStopped) await this.#listen();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  async #listen() {
    this.#server = createServer((request, response) => {
      // The target may have stopped, for example at the end of a test.
      this.#answer(request, response).catch(() => response.destroy());
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request;
    // Each change of the fault closes all connections, so clients must not reuse a connection.
    response.shouldKeepAlive = !this.#hasFailed;
    this.asked.push(url);
    const fault = this.#isFaulty(url) ? this.#fault : undefined;
    if (fault === 'hanging') return;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault), { 'access-control-allow-origin': '*' }).end('This is not what you came for.');
      return;
    }
    // The target could close a reused connection at this moment.
    const [answer] = (await once(get(this.#target + url, { agent: false }), 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const status = answer.statusCode ?? 500;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const corrupt = fault === 'corrupted' && /\.js(\?|$)/.test(url);
    const {
      'content-length': _length,
      connection: _connection,
      'keep-alive': _time,
      'transfer-encoding': _coding,
      ...headers
    } = answer.headers;
    if (fault === 'wrong type') headers['content-type'] = 'text/plain';
    if (fault === 'no CORS') delete headers['access-control-allow-origin'];
    if (fault === 'truncated') {
      response.writeHead(status, { ...headers, 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    }
    response.writeHead(status, headers).end(corrupt ? Buffer.concat([body, Buffer.from(CORRUPTION)]) : body);
  }
}

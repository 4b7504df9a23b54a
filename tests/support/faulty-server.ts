import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../../api/http-server/testing/free-port.ts';

/** `stopped`: nobody listens. `hanging`: takes the request and never answers. `corrupted`: answers, with scripts that were changed. */
export const FAULTS = ['stopped', '404', '500', 'hanging', 'corrupted'] as const;
/** `slow`: each answer takes its time. `truncated`: the connection ends in the middle of a file. `wrong type`: a script that says it is text. */
export const RARER_FAULTS = ['slow', 'truncated', 'wrong type', 'no CORS'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof RARER_FAULTS)[number];

/** What a corrupted script does, should it ever run. */
export const CORRUPTION = '\n;globalThis.__ranCorrupted = true;\n';

/** Longer than a file may take by default, as a shell is told. */
const SLOW_MS = 7000;

/** A real server in front of another, of releases or the API's: hands requests on until it is told to fail in one way or another. */
export class FaultyServer {
  /** What it was asked for, in order. */
  readonly asked: string[] = [];
  readonly #target: string;
  #fault: Fault | undefined;
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

  /** Begins to fail; connections that stand are cut, so that none goes on as before. @param of the addresses that fail; all by default */
  async fail(fault: Fault, of: (url: string) => boolean = () => true): Promise<void> {
    this.#fault = fault;
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
      // A server behind this one that is gone, as at a test's end, is a connection that breaks off for whoever asks.
      this.#answer(request, response).catch(() => response.destroy());
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request;
    // Connections are cut where a fault begins or ends: nobody shall find one that he has kept for his next request.
    response.shouldKeepAlive = false;
    this.asked.push(url);
    const fault = this.#isFaulty(url) ? this.#fault : undefined;
    if (fault === 'hanging') return;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault), { 'access-control-allow-origin': '*' }).end('This is not what you came for.');
      return;
    }
    const answer = await fetch(this.#target + url, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const corrupt = fault === 'corrupted' && /\.js(\?|$)/.test(url);
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['content-length', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
      ),
    );
    if (fault === 'wrong type') headers['content-type'] = 'text/plain';
    if (fault === 'no CORS') delete headers['access-control-allow-origin'];
    if (fault === 'truncated') {
      response.writeHead(answer.status, { ...headers, 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    }
    response.writeHead(answer.status, headers).end(corrupt ? Buffer.concat([body, Buffer.from(CORRUPTION)]) : body);
  }
}

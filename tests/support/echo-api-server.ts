import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export class EchoApiServer {
  readonly asked: ReceivedRequest[] = [];
  readonly abandoned: string[] = [];
  readonly #server: Server;
  /** Maps a path to a response that replaces the echo. */
  handlers: Readonly<Record<string, Handle>>;

  handleAll: Handle | undefined;

  private constructor(handlers: Readonly<Record<string, Handle>>) {
    this.handlers = handlers;
    this.#server = createServer((request, response) => void this.#answer(request, response).catch(() => {})); // The client may have disconnected.
  }

  static async start(handlers: Readonly<Record<string, Handle>> = {}, port = 0): Promise<EchoApiServer> {
    const server = new EchoApiServer(handlers);
    server.#server.listen(port, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.handlers = {};
    this.handleAll = undefined;
    this.asked.length = 0;
    this.abandoned.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    let body = '';
    // Like the API, the server responds to reads without waiting for a body.
    if (method !== 'GET' && method !== 'HEAD')
      for await (const chunk of request.setEncoding('latin1')) body += String(chunk);
    this.asked.push({ method, url, headers, body });
    response.once('close', () => {
      if (!response.writableFinished) this.abandoned.push(url);
    });
    const handle = this.handleAll ?? this.handlers[url.split('?', 1)[0] ?? ''];
    if (handle) return handle(request, response);
    const text = JSON.stringify({ method, url, headers, body });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  }
}

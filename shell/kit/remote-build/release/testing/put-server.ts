import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PutServer {
  readonly token = 'store-secret';
  readonly origin: string;
  readonly files = new Map<string, Buffer>();
  readonly puts: string[] = [];
  readonly headers = new Map<string, IncomingMessage['headers']>();
  /** Returns `take` to accept a PUT, or a status to reject it. */
  react: (path: string) => 'take' | number = () => 'take';
  readonly #server: ReturnType<typeof createServer>;

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => void this.#answer(request, response).catch(() => response.destroy())); // The client may have disconnected.
  }

  static async start(): Promise<PutServer> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new PutServer(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    if (request.method === 'PUT') return this.#put(path, request, response);
    const bytes = this.files.get(path);
    return response.writeHead(bytes ? 200 : 404).end(bytes);
  }

  async #put(path: string, request: IncomingMessage, response: ServerResponse) {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    if (request.headers.authorization !== `Bearer ${this.token}`) return response.writeHead(401).end();
    this.puts.push(path);
    const reaction = this.react(path);
    if (reaction !== 'take') return response.writeHead(reaction).end();
    if (request.headers['if-none-match'] === '*' && this.files.has(path)) return response.writeHead(412).end();
    this.files.set(path, Buffer.concat(body));
    this.headers.set(path, request.headers);
    return response.writeHead(201).end();
  }
}

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  until: number;
  tags: readonly string[];
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Caches by `CDN-Cache-Control` (RFC 9213), host, URL, and encoding, and purges by `Cache-Tag`. Ignores cookies, as
 * CDNs do by default.
 */
export class CachingNetwork {
  readonly purged: { tags: readonly string[]; authorization: string | undefined }[] = [];
  /** Responds 503 to purges. */
  refusesPurges = false;
  readonly #kept = new Map<string, Kept>();
  readonly #server: Server;
  #target = '';

  private constructor() {
    this.#server = createServer(
      (request, response) => void this.#handle(request, response).catch(() => response.destroy()),
    );
  }

  static async start(): Promise<CachingNetwork> {
    const network = new CachingNetwork();
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get purgeUrl(): string {
    return `${this.origin}/purge`;
  }

  set target(origin: string) {
    this.#target = origin;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/purge') return this.#purge(request, response);
    const key = `${request.method} ${request.url} ${String(request.headers['accept-encoding'] ?? '')}`;
    const kept = this.#kept.get(key);
    const isHit = kept !== undefined && kept.until > performance.now();
    const answer = isHit ? kept : await this.#fetch(key, request);
    response.writeHead(answer.status, { ...answer.headers, 'x-cache': isHit ? 'hit' : 'miss' }).end(answer.body);
  }

  async #fetch(key: string, request: IncomingMessage): Promise<Kept> {
    const { 'if-none-match': _validator, ...headers } = request.headers;
    const outgoing = requestHttp(this.#target + request.url, { method: request.method ?? 'GET', headers }).end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const seconds = Number(/^max-age=(\d+)$/.exec(String(incoming.headers['cdn-cache-control'] ?? ''))?.[1] ?? 0);
    const tags = String(incoming.headers['cache-tag'] ?? '').split(',');
    const answer = {
      until: performance.now() + seconds * 1000,
      tags,
      status: incoming.statusCode ?? 502,
      headers: incoming.headers,
      body,
    };
    if (seconds > 0) this.#kept.set(key, answer);
    return answer;
  }

  async #purge(request: IncomingMessage, response: ServerResponse) {
    const { tags } = JSON.parse(Buffer.concat((await request.toArray()) as Buffer[]).toString()) as { tags: string[] };
    if (this.refusesPurges) return void response.writeHead(503).end();
    this.purged.push({ tags, authorization: request.headers.authorization });
    for (const [key, kept] of this.#kept) if (kept.tags.some((tag) => tags.includes(tag))) this.#kept.delete(key);
    response.writeHead(200).end();
  }
}

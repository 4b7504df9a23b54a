import { computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import type { Provided } from '@site/release/requirements';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const TEST_CONTRACTS: Provided = { shellContract: '1.2.0', api: '1.0.0', shared: { react: '19.3.1' } };

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', json: 'application/json' };

export interface SoundReleaseOptions {
  name?: string;
  version?: string;
  /** Maps route patterns to exposed modules. */
  routes?: Readonly<Record<string, string>>;
  /** Statements that run before each page is rendered, such as `throw new Error("broken")`. */
  inLoad?: string;
  listed?: readonly string[];
}

const nodeBuild = (inLoad: string, listed: readonly string[]) => `let react;
module.exports = {
  async init(shared) { react = (await Object.values(shared.react)[0].get())(); },
  get: async () => () => ({
    page: {
      load: async ({ path }) => {
        ${inLoad};
        return { kind: 'page', data: 'A page', head: { title: 'A page', description: 'A page', canonical: path } };
      },
      Page: ({ data }) => react.createElement('h1', null, data.to ? react.createElement('a', { href: data.to }, 'More') : data),
    },
    sitemap: ${JSON.stringify(listed.map((path) => ({ path })))},
  }),
};`;

export function soundRelease({
  name = 'mf-test',
  version = '1.0.0',
  routes = { '/': './home' },
  inLoad = '',
  listed = [],
}: SoundReleaseOptions = {}): { descriptor: ReleaseDescriptor; files: Record<string, string> } {
  const files = {
    'browser/manifest.json': '{}',
    'browser/entry.js': `var mf_test = ${JSON.stringify(Object.values(routes))};`,
    'browser/home.js': 'self.home = 1;',
    'node/entry.js': nodeBuild(inLoad, listed),
  };
  const descriptor: ReleaseDescriptor = {
    name,
    version,
    commit: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    browser: {
      manifest: 'browser/manifest.json',
      entry: 'browser/entry.js',
      global: 'mf_test',
      exposes: Object.fromEntries(Object.values(routes).map((module) => [module, ['browser/home.js']])),
    },
    node: { entry: 'node/entry.js', exposes: listed.length > 0 ? ['./sitemap'] : [] },
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, computeIntegrity(text)])),
    requires: { shellContract: '>=1.0.0', api: '>=1.0.0' },
    shared: [{ name: 'react', requiredVersion: '^19.0.0', singleton: true }],
    routes: Object.entries(routes).map(([pattern, module]) => ({ pattern, module })),
    parts: listed.length > 0 ? [{ name: 'sitemap', module: './sitemap' }] : [],
  };
  return { descriptor, files };
}

export class ReleaseServer {
  readonly origin: string;
  /** Responses by path within a release. */
  readonly answers: Record<string, Answer> = {};
  readonly requests: IncomingMessage[] = [];
  readonly #server: ReturnType<typeof createServer>;
  readonly #releases: Record<string, Record<string, string>> = {};

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => this.#answer(request, response));
    this.serve(soundRelease());
  }

  static async start(): Promise<ReleaseServer> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new ReleaseServer(server);
  }

  serve({ descriptor, files }: ReturnType<typeof soundRelease>, folder = '1.0.0'): string {
    this.#releases[folder] = { ...files, 'release.json': JSON.stringify(descriptor) };
    return `${this.origin}/${folder}`;
  }

  get entry(): { release: string; digest: string } {
    return {
      release: `${this.origin}/1.0.0/release.json`,
      digest: computeIntegrity(this.#releases['1.0.0']?.['release.json'] ?? ''),
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    this.requests.push(request);
    const url = (request.url ?? '').slice(1);
    const folder = Object.keys(this.#releases).find((name) => url.startsWith(`${name}/`)) ?? url.split('/', 1)[0] ?? '';
    const path = url.slice(folder.length + 1);
    const answer = this.answers[path];
    if (answer) return answer(response, request);
    const text = this.#releases[folder]?.[path];
    if (text === undefined) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end('Not here');
    return send(response, text, { 'content-type': TYPES[path.split('.').at(-1) ?? ''] });
  }
}

export function send(response: ServerResponse, text: string, headers: Record<string, string | undefined> = {}): void {
  const all = {
    'content-type': TYPES['js'],
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    ...headers,
  };
  response.writeHead(
    200,
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );
  response.end(brotliCompressSync(text));
}

/** Serves a remote with hot reload: `node dev-remote.ts --port 3011`, run in the remote's folder. A shell in development shows it. */
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteDevConfig } from './dev-remote-webpack.ts';
import { devServerOptions } from './dev-server-options.ts';
import { containerName, type RemoteDefinition } from './remote-definition.ts';
import { SHARED_RANGES } from './shared-modules.ts';
import { REQUIRED_CONTRACTS } from './write-release.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } } });
const host = values.host;
const port = Number(values.port);
const folder = process.cwd();
const { default: remote } = (await import(pathToFileURL(join(folder, 'release.config.ts')).href)) as { default: RemoteDefinition };

const descriptor = `${JSON.stringify(describe(remote), null, 2)}\n`;
const compiler = webpack(remoteDevConfig(remote, { folder, publicPath: `http://${host}:${port}/browser/` }));
const server = new WebpackDevServer(
  {
    ...devServerOptions({ host, port }),
    setupMiddlewares: (middlewares, devServer) => {
      // Answered once there is something to load.
      devServer.app?.get('/release.json', (_request, response) => devServer.middleware?.waitUntilValid(() => void response.type('json').send(descriptor)));
      return middlewares;
    },
  },
  compiler,
);
await server.start();

/** The same that a release says of itself, but for the digests: what is served here changes with every edit. */
function describe({ name, exposes, routes, parts = [] }: RemoteDefinition): ReleaseDescriptor {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    name,
    version: `${version}-development`,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    browser: { manifest: 'browser/manifest.json', entry: 'browser/entry.js', global: containerName(name), exposes: Object.fromEntries(Object.keys(exposes).map((module) => [module, []])) },
    node: { entry: 'node/entry.js' },
    files: {},
    requires: REQUIRED_CONTRACTS,
    shared: Object.entries(SHARED_RANGES).map(([shared, requiredVersion]) => ({ name: shared, requiredVersion, singleton: true })),
    routes: [...routes],
    parts: [...parts],
  };
}

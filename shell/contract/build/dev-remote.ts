/** Serves a remote with hot reload: `node dev-remote.ts --port 3011`, run in the remote's folder. A shell in development shows it. */
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteDevConfig, remoteNodeDevConfig } from './dev-remote-webpack.ts';
import { DevReportPlugin } from './dev-report-plugin.ts';
import { devServerOptions } from './dev-server-options.ts';
import { containerName, type RemoteDefinition } from './remote-definition.ts';
import { SHARED_RANGES } from './shared-modules.ts';
import { type NodeBuild, WatchedNodeBuild } from './watched-node-build.ts';
import { REQUIRED_CONTRACTS } from './write-release.ts';

const NODE_ENTRY = 'entry.js';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string', default: 'localhost' } } });
const host = values.host;
const port = Number(values.port);
const folder = process.cwd();
const { default: remote } = (await import(pathToFileURL(join(folder, 'release.config.ts')).href)) as { default: RemoteDefinition };

const report = new DevReportPlugin();
const compiler = webpack(remoteDevConfig(remote, { folder, publicPath: `http://${host}:${port}/browser/`, report }));
const program = new WatchedNodeBuild(remoteNodeDevConfig(remote, { folder, report }), NODE_ENTRY);

/** What the shell's server reads. Answered once the sources are built as they are now, so that it never gets what was there before an edit. */
const serverFiles = {
  '/release.json': (build: NodeBuild) => `${JSON.stringify(describe(remote, build), null, 2)}\n`,
  [`/node/${NODE_ENTRY}`]: ({ source }: NodeBuild) => source,
};

const server = new WebpackDevServer(
  {
    ...devServerOptions({ host, port }),
    setupMiddlewares: (middlewares, devServer) => {
      for (const [path, file] of Object.entries(serverFiles)) {
        devServer.app?.get(path, (_request, response) => {
          void program.latest().then((build) => {
            if (!build) return void response.status(503).type('text').send(`${remote.name} has not been built yet.\n`);
            devServer.middleware?.waitUntilValid(() => void response.type(extname(path)).send(file(build)));
          });
        });
      }
      return middlewares;
    },
  },
  compiler,
);
await server.start();

/** The same that a release says of itself, but for the digests of what browsers load: hot updates change it while it is used. */
function describe({ name, exposes, serverExposes = {}, routes, parts = [] }: RemoteDefinition, { digest, builtAt }: NodeBuild): ReleaseDescriptor {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    name,
    version: `${version}-development`,
    commit: 'unknown',
    builtAt,
    browser: { manifest: 'browser/manifest.json', entry: 'browser/entry.js', global: containerName(name), exposes: Object.fromEntries(Object.keys(exposes).map((module) => [module, []])) },
    node: { entry: `node/${NODE_ENTRY}`, exposes: Object.keys(serverExposes) },
    files: { [`node/${NODE_ENTRY}`]: digest },
    requires: REQUIRED_CONTRACTS,
    shared: Object.entries(SHARED_RANGES).map(([shared, requiredVersion]) => ({ name: shared, requiredVersion, singleton: true })),
    routes: [...routes],
    parts: [...parts],
  };
}

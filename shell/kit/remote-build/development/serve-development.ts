import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { extname } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { FEDERATION_MANIFEST, statedBy } from '../release/write-release.ts';
import { containerName, readRemote, type RemoteSources } from '../remote-definition.ts';
import { remoteDevConfig, remoteNodeDevConfig } from './dev-remote-webpack.ts';
import { requireBuildable } from '../release/require-buildable.ts';
import { DevReportPlugin } from './dev-report-plugin.ts';
import { devServerOptions } from './dev-base.ts';
import { requireFreePort } from '../release/require-free-port.ts';
import { watchTypes } from './watch-types.ts';
import { type NodeBuild, WatchedNodeBuild } from './watched-node-build.ts';

export interface DevelopmentOptions {
  port: number;
  host: string;
}

const NODE_ENTRY = 'entry.js';

export async function run({ host, port }: DevelopmentOptions): Promise<void> {
  // Otherwise, the federation plugin's manifest lists files of hot updates, and pages that open later run them.
  process.env['NODE_ENV'] = 'development';
  const remote = await readRemote(process.cwd());
  requireBuildable(remote);
  await requireFreePort(host, port);
  const report = new DevReportPlugin(remote.folder);
  const compiler = webpack(remoteDevConfig(remote, { publicPath: `http://${host}:${port}/browser/`, report }));
  const program = new WatchedNodeBuild(remoteNodeDevConfig(remote, { report }), NODE_ENTRY);

  /** Requests wait for the current build, so they never return stale code. */
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
              if (!build)
                return void response.status(503).type('text').send(`${remote.name} has not been built yet.\n`);
              devServer.middleware?.waitUntilValid(() => void response.type(extname(path)).send(file(build)));
            });
          });
        }
        return middlewares;
      },
    },
    compiler,
  );
  // Hot updates continue meanwhile, because the code may run in spite of type errors.
  const checkTypes = watchTypes(remote);
  compiler.hooks.done.tap('watchTypes', (stats) => {
    if (!stats.hasErrors()) void checkTypes();
  });
  await server.start();
  console.log(`${remote.name} is served with hot reload on http://${host}:${port}`);
}

/** Omits browser files, because hot updates change their digests. */
function describe(remote: RemoteSources, { digest, builtAt }: NodeBuild): ReleaseDescriptor {
  return {
    ...statedBy(remote),
    version: `${remote.version}-development`,
    commit: 'unknown',
    builtAt,
    browser: {
      manifest: FEDERATION_MANIFEST,
      entry: 'browser/entry.js',
      global: containerName(remote.name),
      exposes: Object.fromEntries(Object.keys(remote.exposes).map((module) => [module, []])),
    },
    node: { entry: `node/${NODE_ENTRY}`, exposes: Object.keys(remote.serverExposes) },
    files: { [`node/${NODE_ENTRY}`]: digest },
  };
}

import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { requireFreePort } from '../release/local-port.ts';
import { type CheckedRemote, typeErrors } from '../release/require-types.ts';
import { describeRelease, NODE_ENTRY } from '../release/write-release.ts';
import { readRemote, type RemoteSources } from '../remote-definition.ts';
import { devServerOptions } from './dev-base.ts';
import { remoteDevConfig, remoteNodeDevConfig } from './dev-remote-webpack.ts';
import { DevReportPlugin } from './dev-report-plugin.ts';
import { type NodeBuild, WatchedNodeBuild } from './watched-node-build.ts';

export interface DevelopmentOptions {
  port: number;
  host: string;
}

export async function run({ host, port }: DevelopmentOptions): Promise<void> {
  // Otherwise the federation plugin's manifest would list hot-update files, and new pages would run them.
  process.env['NODE_ENV'] = 'development';
  const remote = await readRemote(process.cwd());
  await requireFreePort(host, port);
  const report = new DevReportPlugin(remote.folder);
  const compiler = webpack(remoteDevConfig(remote, { publicPath: `http://${host}:${port}/browser/`, report }));
  const program = new WatchedNodeBuild(remoteNodeDevConfig(remote, { report }), basename(NODE_ENTRY));

  // Requests wait for the current build, so they never return stale code.
  const serverFiles = {
    '/release.json': (build: NodeBuild) => `${JSON.stringify(describe(remote, build), null, 2)}\n`,
    [`/${NODE_ENTRY}`]: ({ source }: NodeBuild) => source,
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
  // Hot updates don't wait for this check, because code with type errors may still run.
  const checkTypes = watchTypes(remote);
  compiler.hooks.done.tap('watchTypes', (stats) => {
    if (!stats.hasErrors()) void checkTypes();
  });
  await server.start();
  console.log(`${remote.name} is served with hot reload on http://${host}:${port}`);
}

/** Omits browser files, because hot updates change their digests. */
function describe(remote: RemoteSources, { digest, builtAt }: NodeBuild): ReleaseDescriptor {
  return describeRelease(remote, {
    version: `${remote.version}-development`,
    commit: 'unknown',
    builtAt,
    browserEntry: 'browser/entry.js',
    browserExposes: Object.fromEntries(Object.keys(remote.exposes).map((module) => [module, []])),
    files: { [NODE_ENTRY]: digest },
  });
}

/** @returns a function that checks types and prints new errors. Calls during a check cause one more check. */
function watchTypes(remote: CheckedRemote): () => Promise<void> {
  const scratch = join(remote.folder, 'dist/.dev');
  mkdirSync(scratch, { recursive: true });
  let lastErrors: string | undefined;
  let isChecking = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isChecking) return;
    isChecking = true;
    while (isStale) {
      isStale = false;
      const errors = await typeErrors(remote, scratch).catch((error: Error) => error.message);
      if (errors !== lastErrors) console[errors === undefined ? 'log' : 'error'](errors ?? 'no more type errors');
      lastErrors = errors;
    }
    isChecking = false;
  };
}

/** Runs the production server, and another server for the browser build with hot reload. */
import { stopOnSignal } from '@site/http-server/stop-on-signal';
import { DevReportPlugin } from '@site/remote-build/development/dev-report-plugin';
import { devServerOptions } from '@site/remote-build/development/dev-base';
import { WatchedNodeBuild } from '@site/remote-build/development/watched-node-build';
import { runWebpack } from '@site/remote-build/webpack/run-webpack';
import { dropUnknownVariables, loadEnvFile } from '@site/settings/environment';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serviceWorkerConfig, writeShellFiles, writeSiteImages } from '../build/shell-build.ts';
import { shellDevConfig, shellNodeDevConfig } from '../build/shell-webpack.ts';
import { sharedVersions } from '../build/write-shell-assets.ts';
import { parseShellSettings, SHELL_VARIABLES } from '../../site/server/settings.ts';
import { startShellServer } from '../../site/server/wiring.ts';
import { createDevSite } from './dev-site.ts';

const PROGRAM = 'render-process.cjs';

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({
  options: { 'assets-port': { type: 'string', default: '3010' }, hot: list, released: list },
});
loadEnvFile();
const settings = parseShellSettings(process.env);
dropUnknownVariables(process.env, SHELL_VARIABLES);
const log = pino({ level: settings.logLevel });

const folder = join(import.meta.dirname, '../..');
const dist = join(folder, 'dist/.dev');
const report = new DevReportPlugin(folder);
const program = new WatchedNodeBuild(shellNodeDevConfig({ folder, output: join(dist, 'node'), report }), PROGRAM);

const assetsPort = Number(values['assets-port']);
const assetsBase = `http://localhost:${assetsPort}/assets/`;
const assetsServer = new WebpackDevServer(
  { ...devServerOptions({ host: 'localhost', port: assetsPort, showsThrows: true }), setupExitSignals: false },
  webpack(shellDevConfig({ folder, output: join(dist, 'browser'), publicPath: assetsBase, report })),
);
await Promise.all([assetsServer.start(), writePlainFiles()]);

const releases = [...values.hot, ...values.released];
const site = createDevSite({
  releases,
  program,
  bundle: join(dist, 'node', PROGRAM),
  assets: { scripts: [{ address: `${assetsBase}main.js` }], shared: sharedVersions() },
  // Includes the releases' servers, because browsers fetch their manifests.
  devServers: [assetsBase, ...releases.map((release) => new URL('browser/', release).href)],
});
// The server starts the frame's render process immediately, so its build must exist.
await program.latest();
const server = await startShellServer(settings, log, { dist, makeLive: site.makeLive, beforePage: site.upToDate });
stopOnSignal({
  log,
  timeoutMs: settings.stopTimeoutMs,
  lateCode: 0,
  stop: async () => void (await Promise.all([server.stop(), assetsServer.stop()])),
});

/** Builds the service worker and the social images once. Edits to them need a restart. */
async function writePlainFiles() {
  const [browser, offline] = [join(dist, 'browser'), join(dist, 'offline')];
  mkdirSync(browser, { recursive: true });
  await runWebpack([serviceWorkerConfig({ folder, output: offline })]);
  writeShellFiles(offline, browser);
  await writeSiteImages(dist);
}

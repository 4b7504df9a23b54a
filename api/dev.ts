/** Rebuilds and restarts the API on every change. If a build fails, the API keeps running the last good one. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import webpack from 'webpack';
import { development } from './webpack.config.ts';

let server: ChildProcess | undefined;

async function restart(): Promise<void> {
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    // There is no load balancer to drain for, so restart immediately.
    env: { DRAIN_SECONDS: '0', ...process.env },
  });
}

async function stop(): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

let last = Promise.resolve();
const compiler = webpack(development);
const watching = compiler?.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) console.error(error);
  else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  else last = last.then(restart);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => watching?.close(() => void last.then(stop).then(() => process.exit(0))));
}

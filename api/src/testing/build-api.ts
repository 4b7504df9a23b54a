import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Builds `dist/main.js` from the sources that are under test. */
export async function buildApi(): Promise<void> {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const webpack = fileURLToPath(import.meta.resolve('webpack-cli/bin/cli.js'));
  await promisify(execFile)(process.execPath, [webpack, '--config', 'webpack.config.ts'], { cwd: folder });
}

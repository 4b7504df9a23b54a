import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface BuiltApi {
  file: string;
  remove(): Promise<void>;
}

/** A separate folder, so a running site keeps its build. `BUILT_API` names a fresh build. */
export async function buildApi(): Promise<BuiltApi> {
  const api = fileURLToPath(new URL('../..', import.meta.url));
  // Inside the package, where Node finds its dependencies.
  await mkdir(join(api, '.site'), { recursive: true });
  const folder = await mkdtemp(join(api, '.site', 'test-'));
  const built = process.env['BUILT_API'];
  if (built) await cp(built, folder, { recursive: true });
  else await build(api, folder);
  return { file: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

async function build(api: string, folder: string): Promise<void> {
  const webpack = fileURLToPath(import.meta.resolve('webpack-cli/bin/cli.js'));
  await promisify(execFile)(process.execPath, [webpack, '--config', 'webpack.config.ts', '--output-path', folder], {
    cwd: api,
  });
}

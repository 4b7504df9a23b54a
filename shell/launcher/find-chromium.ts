import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from './deployables.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium or Chrome that runs: one that is here, else Playwright's download, else the distribution's package. */
export async function findChromium(): Promise<string> {
  const found = installed() ?? (await downloaded());
  if (found) return found;
  console.log('There is no Chromium here. Downloading the one that Playwright brings.');
  run('node', [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const own = await downloaded();
  if (own) return own;
  console.log('That did not work. Installing the package of the distribution.');
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = [...administrator, 'apt-get', ...args];
    run(command, rest);
  }
  const packaged = installed();
  if (packaged) return packaged;
  throw new Error('No Chromium could be found or installed. Install one (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.');
}

function installed(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!runs(given)) throw new Error(`CHROMIUM_PATH is "${given}", which does not run.`);
    return given;
  }
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path) && runs(path));
}

/** Playwright's own, if it is here and the system has the libraries that it needs. */
async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[]) {
  spawnSync(command, args, { cwd: PROJECT, stdio: 'inherit', timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../deployables.ts';
import { LaunchError } from '../launch-error.ts';

const INSTALL_LIMIT_MS = 600_000;
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const given = process.env['CHROMIUM_PATH'];

/**
 * Returns the path of `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own. Otherwise installs
 * Debian's package (as an administrator) or Playwright's download. Throws `LaunchError`.
 */
export async function findChromium(): Promise<string> {
  if (given && !runs(given))
    throw new LaunchError(
      'SETTING_INVALID',
      `CHROMIUM_PATH is "${given}", which does not run. Set it to a working Chromium or Chrome, or unset it.`,
    );
  const found = given ?? installed() ?? (await downloaded());
  if (found) return found;
  const mayUsePackages = process.getuid?.() === 0 && inPath('apt-get').length > 0;
  const added = (mayUsePackages && installPackage()) || (await download());
  if (added) return added;
  throw new LaunchError(
    'CHROMIUM_MISSING',
    'Browser tests need Chromium or Chrome. Neither was found, and installing one failed. ' +
      'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that is elsewhere.',
  );
}

/**
 * Returns the path of Chromium without windows, which takes less processor time. Undefined if it is missing or
 * `CHROMIUM_PATH` names a browser.
 */
export function findHeadlessShell(): string | undefined {
  return given ? undefined : inPath(HEADLESS_SHELL).find(runs);
}

function installed(): string | undefined {
  return [...NAMES.flatMap(inPath), ...APPLICATIONS].find((path) => existsSync(path) && runs(path));
}

/** Playwright's own Chromium, if it is installed and the system has its libraries. */
async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function installPackage(): string | undefined {
  console.log('Chromium is not installed. Installing the distribution’s package.');
  run('apt-get', ['update', '--quiet']);
  for (const name of ['chromium', HEADLESS_SHELL])
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name]);
  return installed();
}

async function download(): Promise<string | undefined> {
  console.log('Chromium is not installed. Downloading Playwright’s.');
  run(process.execPath, [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  return downloaded();
}

function inPath(name: string): string[] {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    timeout: INSTALL_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

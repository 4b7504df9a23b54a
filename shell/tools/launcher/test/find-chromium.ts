/** Runs `npm run browser`: finds the Chromium that the tests use, or installs one, and prints its path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../deployables.ts';
import { LaunchError, shownError } from '../launch-error.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const given = process.env['CHROMIUM_PATH'];

/**
 * Returns the path of `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own. Otherwise installs
 * Debian's package (as an administrator) or Playwright's download. Throws `LaunchError`.
 */
export async function findChromium(): Promise<string> {
  const found = given ?? NAMES.flatMap(inPath)[0] ?? (await downloaded());
  if (found) return found;
  console.log('Chromium is not installed. Installing it.');
  if (process.getuid?.() === 0 && inPath('apt-get').length > 0) {
    run('apt-get', ['update', '--quiet']);
    run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium', HEADLESS_SHELL]);
  } else run(process.execPath, [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const added = NAMES.flatMap(inPath)[0] ?? (await downloaded());
  if (added) return added;
  throw new LaunchError(
    'Browser tests need Chromium or Chrome. Neither was found, and installing one failed. ' +
      'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that is elsewhere.',
  );
}

/**
 * Returns the path of Chromium without windows, which takes less processor time. Undefined if it is missing or
 * `CHROMIUM_PATH` names a browser.
 */
export function findHeadlessShell(): string | undefined {
  return given ? undefined : inPath(HEADLESS_SHELL)[0];
}

async function downloaded(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function inPath(name: string): string[] {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (import.meta.main)
  await findChromium().then(
    (path) => console.log(`The tests use ${path}.`),
    (error: unknown) => {
      console.error(shownError(error));
      process.exitCode = 1;
    },
  );

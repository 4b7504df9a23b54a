/** Runs `npm run browser`: finds the Chromium that the tests use, or installs one, and prints its path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT } from '../deployables.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const given = process.env['CHROMIUM_PATH'];

/** `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own, which is downloaded if it is missing. */
export async function findChromium(): Promise<string> {
  const found = given ?? NAMES.flatMap(inPath)[0];
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    const install = [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'];
    spawnSync(process.execPath, install, { stdio: 'inherit' });
  }
  return chromium.executablePath();
}

/** Chromium without windows, which takes less processor time. Undefined if it is missing or `CHROMIUM_PATH` is set. */
export function findHeadlessShell(): string | undefined {
  return given ? undefined : inPath('chromium-headless-shell')[0];
}

function inPath(name: string): string[] {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

if (import.meta.main) console.log(`The tests use ${await findChromium()}.`);

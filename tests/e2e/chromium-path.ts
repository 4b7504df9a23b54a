import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `npm test` says which Chromium to use; a run by hand finds one; without one, Playwright takes its own. */
export function chromiumPath(): string | undefined {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return process.env['CHROMIUM_PATH'] ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

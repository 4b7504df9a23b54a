import { watchFile } from 'node:fs';
import { join } from 'node:path';

const INTERVAL_MS = 1000;

/** Builds read these files once. */
export function askForRestart(folder: string): void {
  for (const file of ['release.config.ts', 'package.json'])
    watchFile(join(folder, file), { interval: INTERVAL_MS, persistent: false }, () =>
      console.error(`${file} has changed. Restart this command to use it.`),
    );
}

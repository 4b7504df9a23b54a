import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.build-';
/** Longer than any build. An older folder is from a killed build. */
const ABANDONED_MS = 3_600_000;

/** Makes a unique folder inside `dist`: builds can run concurrently, and renames to `dist` stay on one file system. */
export function makeScratchFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(dist, name);
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(dist, PREFIX));
}

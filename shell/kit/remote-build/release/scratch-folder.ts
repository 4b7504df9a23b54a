import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.build-';
/** No build takes as long: what is older was left by one that was killed. */
const ABANDONED_MS = 3_600_000;

/** Makes a folder to build in. Several builds may run at the same time, and what is renamed from there to `dist` stays in its file system. */
export function makeScratchFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(dist, name);
    const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(dist, PREFIX));
}

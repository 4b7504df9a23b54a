import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the nearest folder, from `start` upwards, whose package.json has workspaces, or `start`. */
export function findProjectFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}

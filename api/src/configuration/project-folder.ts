import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The nearest folder, from `start` upwards, that holds the workspaces; `start` itself where there is none. */
export function findProjectFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
    if (folder === dirname(folder)) return start;
  }
}

/** A path as whoever typed it means it: npm runs scripts in the folder of their package. */
export function resolveGiven(environment: NodeJS.ProcessEnv, path: string): string {
  return resolve(environment['INIT_CWD'] || process.cwd(), path);
}

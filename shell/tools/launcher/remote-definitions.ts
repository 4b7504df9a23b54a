import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@site/remote-build';

const PROJECT = join(import.meta.dirname, '../../..');

/** The only list of the remotes. */
export const REMOTE_FOLDERS: readonly string[] = globSync('mf-*/release.config.ts', { cwd: PROJECT })
  .map(dirname)
  .sort();

export async function readRemoteDefinitions(): Promise<(RemoteDefinition & { folder: string })[]> {
  return Promise.all(
    REMOTE_FOLDERS.map(async (folder) => {
      const { href } = pathToFileURL(join(PROJECT, folder, 'release.config.ts'));
      const { default: definition } = (await import(href)) as { default: RemoteDefinition };
      return { folder, ...definition };
    }),
  );
}

import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROJECT = join(import.meta.dirname, '../../..');

interface RemoteDefinition {
  folder: string;
  exposes: Readonly<Record<string, string>>;
  serverExposes?: Readonly<Record<string, string>>;
  routes: readonly { pattern: string }[];
}

/** The only list of the remotes. */
export const REMOTE_FOLDERS: readonly string[] = globSync('mf-*/release.config.ts', { cwd: PROJECT })
  .map(dirname)
  .sort();

export async function readRemoteDefinitions(): Promise<RemoteDefinition[]> {
  return Promise.all(
    REMOTE_FOLDERS.map(async (folder) => {
      const { href } = pathToFileURL(join(PROJECT, folder, 'release.config.ts'));
      const { default: definition } = (await import(href)) as { default: Omit<RemoteDefinition, 'folder'> };
      return { folder, ...definition };
    }),
  );
}

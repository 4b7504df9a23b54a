import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '../..');

/** Every remote of the repository, in the order in which `npm start` composes them. */
export const REMOTES: readonly string[] = globSync('mf-*/release.config.ts', { cwd: PROJECT })
  .map(dirname)
  .sort((one, other) => portOffsetOf(one) - portOffsetOf(other) || one.localeCompare(other));
/** The remotes whose pages appear in tests. */
export type RemoteName = 'mf-converter' | 'mf-content' | 'mf-contact';
/** A value for each remote. */
export type ByRemote<T> = Record<RemoteName, T> & Partial<Record<string, T>>;

/** Sorts remotes without an offset last. */
function portOffsetOf(remote: string): number {
  const { site } = JSON.parse(readFileSync(join(PROJECT, remote, 'package.json'), 'utf8')) as {
    site?: { portOffset?: number };
  };
  return site?.portOffset ?? Number.MAX_SAFE_INTEGER;
}

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '../..');

/** All remotes, in the order in which `npm start` composes them. */
export const REMOTES: readonly string[] = globSync('mf-*/release.config.ts', { cwd: PROJECT })
  .map(dirname)
  .sort((one, other) => getPortOffset(one) - getPortOffset(other) || one.localeCompare(other));
export type RemoteName = 'mf-converter' | 'mf-content' | 'mf-contact';
export type ByRemote<T> = Record<RemoteName, T> & Partial<Record<string, T>>;

function getPortOffset(remote: string): number {
  const { site } = JSON.parse(readFileSync(join(PROJECT, remote, 'package.json'), 'utf8')) as {
    site?: { portOffset?: number };
  };
  return site?.portOffset ?? Number.MAX_SAFE_INTEGER;
}

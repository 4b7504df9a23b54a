import { compressFiles } from '@site/remote-build/release/compress-files';
import { integrityOf } from '@site/release/integrity';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED_MODULES } from '@site/remote-build/shared-modules';
import { INITIAL_SCRIPTS } from './shell-webpack.ts';

/** What the server must know of the shell's build: `dist/assets.json`. */
export interface ShellAssets {
  /** What every page runs, in any order. */
  scripts: readonly ShellScript[];
  /** Version of each module that the shell shares. */
  shared: Record<string, string>;
}

export interface ShellScript {
  address: string;
  /** In development it has none: it changes while it is used. */
  integrity?: string;
}

const require = createRequire(import.meta.url);

/** Compresses the browser's files and writes `assets.json`. */
export function writeShellAssets(dist: string) {
  const files = readdirSync(join(dist, 'browser')).filter((file) => file.endsWith('.js'));
  const initial = INITIAL_SCRIPTS.map((name) => {
    const file = files.find((one) => one.startsWith(`${name}.`));
    if (file === undefined) throw new Error(`The build has no ${name} script`);
    return { address: `/assets/${file}`, integrity: integrityOf(readFileSync(join(dist, 'browser', file))) };
  });
  compressFiles(join(dist, 'browser'), files);
  const assets: ShellAssets = { scripts: initial, shared: sharedVersions() };
  writeFileSync(join(dist, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
}

/** Version of each module that the shell shares. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => [name, packageVersion(name.startsWith('@') ? name : (name.split('/')[0] as string))]),
  );
}

function packageVersion(name: string): string {
  const path = require.resolve.paths(name)?.map((folder) => join(folder, name, 'package.json')) ?? [];
  for (const candidate of path) {
    try {
      return (JSON.parse(readFileSync(candidate, 'utf8')) as { version: string }).version;
    } catch {
      continue; // not in this node_modules; the next one up may have it
    }
  }
  throw new Error(`The package ${name} is not installed`);
}

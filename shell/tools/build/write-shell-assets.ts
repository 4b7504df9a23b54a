import { compressFiles } from '@site/remote-build/release/compress-files';
import { computeIntegrity } from '@site/release/integrity';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED_MODULES } from '@site/remote-build/shared-modules';
import { INITIAL_SCRIPTS } from './shell-webpack.ts';

/** Content of `dist/assets.json`, which the server reads. */
export interface ShellAssets {
  scripts: readonly ShellScript[];
  shared: Record<string, string>;
}

export interface ShellScript {
  address: string;
  /** Absent in development, where scripts change while a page uses them. */
  integrity?: string;
}

const require = createRequire(import.meta.url);

export function writeShellAssets(dist: string) {
  const files = readdirSync(join(dist, 'browser')).filter((file) => file.endsWith('.js'));
  const initial = INITIAL_SCRIPTS.map((name) => {
    const file = files.find((script) => script.startsWith(`${name}.`));
    if (file === undefined) throw new Error(`The build has no script "${name}".`);
    return { address: `/assets/${file}`, integrity: computeIntegrity(readFileSync(join(dist, 'browser', file))) };
  });
  compressFiles(join(dist, 'browser'), files);
  const assets: ShellAssets = { scripts: initial, shared: sharedVersions() };
  writeFileSync(join(dist, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
}

/** `react/jsx-runtime` has the version of its package. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
      const { version } = require(`${packageName}/package.json`) as { version: string };
      return [name, version];
    }),
  );
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from './project.ts';

/** Installs the archives as npm does, and links all other packages to the project's. */
export function installPackages(folder: string, archives: readonly string[]): void {
  mkdirSync(join(folder, 'node_modules/@site'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'));
  linkOthers(folder);
  for (const archive of archives) {
    const name = basename(archive).replace(/^site-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1');
    const target = join(folder, 'node_modules/@site', name);
    mkdirSync(target);
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
  }
  symlinkSync('../@site/remote-build/bin/remote-build.mjs', join(folder, 'node_modules/.bin/remote-build'));
}

function linkOthers(folder: string): void {
  const installed = join(PROJECT, 'node_modules');
  for (const name of readdirSync(installed)) {
    const isOfOthers =
      !name.startsWith('.') &&
      name !== '@site' &&
      realpathSync(join(installed, name)).startsWith(realpathSync(installed));
    if (isOfOthers) symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
}

import { computeIntegrity } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** Copies a remote's newest release into `root`. Returns the folder's name. */
export function copyRelease(remote: string, root: string): string {
  const dist = join(PROJECT, remote, 'dist');
  const latest = join(dist, 'latest.json');
  if (!existsSync(latest)) throw new Error(`${remote} is not built. \`npm run build\` builds what is stale.`);
  const { release } = JSON.parse(readFileSync(latest, 'utf8')) as { release: string };
  cpSync(join(dist, release), join(root, release), { recursive: true });
  return release;
}

/** Returns the name of the folder. */
export function deriveRelease(
  root: string,
  release: string,
  { version, text, instead }: { version: string; text: string; instead: string },
): string {
  return alterRelease(root, release, version, (folder, { files }) => {
    const changed = Object.keys(files).filter((file) =>
      changeFile(join(folder, file), (content) => content.replaceAll(text, instead)),
    );
    if (changed.length < 2) throw new Error(`"${text}" is not in both builds of ${release}`);
  });
}

export function deriveInBrowser(
  root: string,
  release: string,
  version: string,
  change: (file: string, content: string) => string,
): string {
  return alterRelease(root, release, version, (folder, { files }) => {
    const scripts = Object.keys(files).filter((file) => /^browser\/.*\.js$/.test(file));
    const changed = scripts.filter((file) => changeFile(join(folder, file), (content) => change(file, content)));
    if (changed.length === 0) throw new Error(`No script of ${release} changed`);
  });
}

export function alterRelease(
  root: string,
  release: string,
  version: string,
  alter: (folder: string, descriptor: ReleaseDescriptor) => void,
): string {
  const name = `${version}-derived`;
  const folder = join(root, name);
  cpSync(join(root, release), folder, { recursive: true });
  const descriptor = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseDescriptor;
  alter(folder, descriptor);
  for (const file of Object.keys(descriptor.files))
    descriptor.files[file] = computeIntegrity(readFileSync(join(folder, file)));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...descriptor, version }));
  return name;
}

function changeFile(file: string, change: (content: string) => string): boolean {
  const content = readFileSync(file, 'utf8');
  const changed = change(content);
  if (changed === content) return false;
  writeFileSync(file, changed);
  for (const form of ['br', 'gz']) rmSync(`${file}.${form}`, { force: true });
  return true;
}

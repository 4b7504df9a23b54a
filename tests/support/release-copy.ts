import { integrityOf } from '@site/release/integrity';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, type RemoteName } from './project.ts';

/** Copies the newest release of a remote into `root`. @returns the folder's name */
export function copyRelease(remote: RemoteName, root: string): string {
  const dist = join(PROJECT, remote, 'dist');
  const { release } = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as { release: string };
  cpSync(join(dist, release), join(root, release), { recursive: true });
  return release;
}

/** Makes another release out of one: the same code with one text instead of another, as sound as the first. @returns the folder's name */
export function deriveRelease(root: string, release: string, { version, text, instead }: { version: string; text: string; instead: string }): string {
  const changed = changeRelease(root, release, version, (_file, content) => content.replaceAll(text, instead));
  if (changed.length < 2) throw new Error(`"${text}" does not stand in both builds of ${release}`);
  return derivedFolder(version);
}

/** Makes another release out of one, with the browser's scripts changed and the server's left alone. @returns the folder's name */
export function deriveInBrowser(root: string, release: string, version: string, change: (file: string, content: string) => string): string {
  const changed = changeRelease(root, release, version, (file, content) => (/^browser\/.*\.js$/.test(file) ? change(file, content) : content));
  if (changed.length === 0) throw new Error(`No script of ${release} was changed`);
  return derivedFolder(version);
}

const derivedFolder = (version: string) => `${version}-derived`;

/** @returns the changed files */
function changeRelease(root: string, release: string, version: string, change: (file: string, content: string) => string): string[] {
  const folder = join(root, derivedFolder(version));
  cpSync(join(root, release), folder, { recursive: true });
  const descriptor = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const changed = Object.keys(descriptor.files).filter((file) => changeFile(join(folder, file), (content) => change(file, content)));
  for (const file of changed) descriptor.files[file] = integrityOf(readFileSync(join(folder, file)));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...descriptor, version }));
  return changed;
}

function changeFile(file: string, change: (content: string) => string): boolean {
  const content = readFileSync(file, 'utf8');
  const changed = change(content);
  if (changed === content) return false;
  writeFileSync(file, changed);
  for (const form of ['br', 'gz']) rmSync(`${file}.${form}`, { force: true });
  return true;
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Builds generate `generated` themselves. */
const NOT_SOURCES = new Set(['dist', 'generated', 'node_modules', 'testing', 'coverage']);
const NO_INPUT = /(^\.|\.test\.tsx?$|\.md$)/;
const STAMP = '.inputs';

/**
 * A build is fresh if its stamp names these inputs and the files now in `dist`: a build started by hand replaces them
 * and leaves the stamp.
 */
export function isFresh(project: string, name: string, inputs: string): boolean {
  const file = stampFile(project, name);
  return existsSync(file) && readFileSync(file, 'utf8') === stampText(project, name, inputs);
}

export function writeStamp(project: string, name: string, inputs: string): void {
  writeFileSync(stampFile(project, name), stampText(project, name, inputs));
}

export function removeStamp(project: string, name: string): void {
  rmSync(stampFile(project, name), { force: true });
}

/** @param inputs folders and files. A missing one counts as empty. */
export function digestInputs(project: string, inputs: readonly string[]): string {
  return digestFiles(
    project,
    inputs.flatMap((path) => filesBelow(project, path, (name) => !NOT_SOURCES.has(name) && !NO_INPUT.test(name))),
  );
}

function stampFile(project: string, name: string): string {
  return join(project, name, 'dist', STAMP);
}

function stampText(project: string, name: string, inputs: string): string {
  const dist = join(project, name, 'dist');
  const outputs = outputsIn(dist).flatMap((path) =>
    filesBelow(dist, path, (file) => file !== STAMP && file !== 'node_modules'),
  );
  return `${inputs}\n${digestFiles(dist, outputs)}\n`;
}

/** A remote keeps all its releases in `dist`. Only the latest is of the current sources. */
function outputsIn(dist: string): string[] {
  const latest = join(dist, 'latest.json');
  if (!existsSync(latest)) return ['.'];
  try {
    const { release } = JSON.parse(readFileSync(latest, 'utf8')) as { release: string };
    return ['latest.json', release];
  } catch {
    return ['latest.json']; // damaged, so its digest differs
  }
}

function digestFiles(folder: string, files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of [...files].sort()) {
    const content = readFileSync(join(folder, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

function filesBelow(folder: string, path: string, isWanted: (name: string) => boolean): string[] {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(folder, child, isWanted);
      return entry.isFile() ? [child] : [];
    });
}

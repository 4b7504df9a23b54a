import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './deployables.ts';

const NOT_SOURCES = new Set(['dist', 'node_modules', 'testing', 'coverage']);
const NO_INPUT = /(^\.|\.test\.tsx?$|\.md$)/;

/** Digest of the names and contents of all source files under `inputs`. */
export function inputDigest(inputs: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of inputs.flatMap(sourceFiles).sort()) {
    const content = readFileSync(join(PROJECT, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

function sourceFiles(path: string): string[] {
  if (!statSync(join(PROJECT, path)).isDirectory()) return [path];
  return readdirSync(join(PROJECT, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !NO_INPUT.test(name))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(child);
      return entry.isFile() ? [child] : [];
    });
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In `dist`: which sources the build is of, and which build that is. */
export const STAMP_FILE = '.inputs';
/** Of a remote's `dist`: names the build that is served. A `dist` without it is one build. */
const LATEST_FILE = 'latest.json';

/** Whether what `dist` holds now was built of the sources with this digest. Another command may have built since. */
export function isStampOf(dist: string, sources: string): boolean {
  const file = join(dist, STAMP_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === stampText(dist, sources);
}

export function stampText(dist: string, sources: string): string {
  return `${sources}\n${buildDigest(dist)}\n`;
}

/** Digest of the files that make the build. A remote's build is fixed by its folder's name, which is made of its content. */
function buildDigest(dist: string): string {
  const latest = join(dist, LATEST_FILE);
  const digest = createHash('sha256');
  if (existsSync(latest)) return digest.update(readFileSync(latest)).digest('hex');
  for (const file of filesOf(dist)) digest.update(`${file}\n`).update(readFileSync(join(dist, file)));
  return digest.digest('hex');
}

function filesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STAMP_FILE)
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((file) => !file.startsWith('node_modules/'))
    .sort();
}

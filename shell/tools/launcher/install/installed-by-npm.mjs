import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True if npm has installed the lockfile. npm writes its record, node_modules/.package-lock.json, last.
 * @param {string} folder
 */
export function isInstalledByNpm(folder) {
  const recordFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(recordFile);
  const isComplete = Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    // Optional packages of other platforms and the packages of this repository have no record.
    if (found === undefined) return entry.optional === true || !path.includes('node_modules/');
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  // With --ignore-scripts, the package `node` has no program.
  const node = join(folder, 'node_modules/node');
  return isComplete && (!existsSync(node) || existsSync(join(node, 'bin/node')));
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

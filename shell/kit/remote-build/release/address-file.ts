import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_FILE } from './served-files.ts';

/** Adds the address of a server to its folder, for `remote-build release`, which prints it. Several servers may serve one folder. @returns removes it */
export function addAddress(folder: string, address: string): () => void {
  const file = join(folder, ADDRESS_FILE);
  try {
    appendFileSync(file, `${address}\n`);
  } catch {
    // A folder that cannot be written is served all the same.
  }
  return () => {
    const others = readAddresses(folder)
      .filter((other) => other !== address)
      .reverse();
    if (others.length === 0) return rmSync(file, { force: true });
    writeFileSync(file, others.map((other) => `${other}\n`).join(''));
  };
}

/** Addresses of the servers of a folder, the newest first. A server that was killed leaves its address behind. */
export function readAddresses(folder: string): string[] {
  try {
    return readFileSync(join(folder, ADDRESS_FILE), 'utf8').split('\n').filter(Boolean).reverse();
  } catch {
    return [];
  }
}

import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESS_FILE } from './served-files.ts';

/**
 * `remote-build release` prints it.
 * @returns a function that removes it
 */
export function addAddress(folder: string, address: string): () => void {
  const file = join(folder, ADDRESS_FILE);
  try {
    appendFileSync(file, `${address}\n`);
  } catch {
    // A read-only folder can still be served.
  }
  return () => {
    const others = readAddresses(folder)
      .filter((other) => other !== address)
      .reverse();
    if (others.length === 0) return rmSync(file, { force: true });
    writeFileSync(file, others.map((other) => `${other}\n`).join(''));
  };
}

/** Returns server addresses, newest first. A killed server leaves its address behind. */
export function readAddresses(folder: string): string[] {
  try {
    return readFileSync(join(folder, ADDRESS_FILE), 'utf8').split('\n').filter(Boolean).reverse();
  } catch {
    return [];
  }
}

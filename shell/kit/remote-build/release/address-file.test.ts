import { expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAddress, readAddresses } from './address-file.ts';
import { ADDRESS_FILE } from './served-files.ts';

test('a server that stops leaves the addresses of other servers of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  try {
    const removeFirst = addAddress(folder, 'http://localhost:1');
    const removeSecond = addAddress(folder, 'http://localhost:2');
    expect(readAddresses(folder)).toEqual(['http://localhost:2', 'http://localhost:1']);
    removeSecond();
    expect(readAddresses(folder)).toEqual(['http://localhost:1']);
    removeFirst();
    expect(existsSync(join(folder, ADDRESS_FILE))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

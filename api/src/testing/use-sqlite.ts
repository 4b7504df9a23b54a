import { afterEach, beforeEach } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '../storage/storage.ts';

/** Returns the storage of the current test. Each test has a new SQLite database. */
export function useSqlite(): () => Storage {
  let storage: Storage;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-storage-'));
    storage = new Storage({ kind: 'sqlite', folder });
    await storage.verify();
  });
  afterEach(async () => {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => storage;
}

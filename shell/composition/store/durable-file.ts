import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file atomically and durably: after a crash or power loss, readers see either the old or the new content.
 * Creates the folder if necessary.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}-${Math.random().toString(36).slice(2, 8)}.tmp`;
  try {
    await writeSynced(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder durable. Ignores errors, because some file systems cannot sync folders. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

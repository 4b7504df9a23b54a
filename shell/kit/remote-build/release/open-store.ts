import { resolveGiven } from '@site/settings/environment';
import { parseStoreAddress, type publishSettings } from '@site/settings/release-settings';
import type { SettingValues } from '@site/settings/setting';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { readAddresses } from './address-file.ts';
import { FolderStore } from './folder-store.ts';
import { HttpStore } from './http-store.ts';

const ANSWER_LIMIT_MS = 5_000;

export type PublishSettings = SettingValues<typeof publishSettings>;

/** @param standard the folder that is used if no store is set */
export function openStore(settings: Omit<PublishSettings, 'releaseSigningKey'>, standard: string): FileStore {
  const { releaseStore: store, releaseStoreAddress: address, releaseStoreToken: token } = settings;
  if (store?.kind === 'server') return new HttpStore(store.address, { address: address ?? store.address, token });
  return new FolderStore(store === undefined ? standard : resolveGiven(process.env, store.path), address);
}

/**
 * Returns the URL of a running `remote-build serve` for the folder. Compares a file: a killed server leaves its address
 * behind, and a copied folder has the original's.
 */
export async function addressOfServer(folder: string, file: string): Promise<string | undefined> {
  for (const text of readAddresses(folder)) {
    try {
      const parsed = parseStoreAddress(text);
      if ('problem' in parsed) continue;
      const address = parsed.value;
      const response = await fetch(`${address}${file}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      if (Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(folder, file)))) return address;
    } catch {
      // This server is gone. Try the next.
    }
  }
  return undefined;
}

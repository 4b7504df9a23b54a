import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileStore } from './file-store.ts';
import { readAddresses } from './address-file.ts';
import { FolderStore } from './folder-store.ts';
import { HttpStore } from './http-store.ts';
import { PublishError } from './publish-error.ts';
import { ADDRESS_FILE } from './served-files.ts';

const ANSWER_LIMIT_MS = 5_000;

/**
 * Returns the store for `RELEASE_STORE`, a URL or a folder. `RELEASE_STORE_URL` is its public URL, if different.
 * @param standard default folder
 */
export function storeOf(environment: NodeJS.ProcessEnv, standard: string): FileStore {
  const named = environment['RELEASE_STORE']?.trim() ?? '';
  const address = addressOf('RELEASE_STORE_URL', environment['RELEASE_STORE_URL']);
  if (/^https?:/.test(named)) {
    const root = addressOf('RELEASE_STORE', named) as string;
    return new HttpStore(root, { address: address ?? root, token: environment['RELEASE_STORE_TOKEN']?.trim() });
  }
  return new FolderStore(named === '' ? standard : resolveGiven(environment, named), address);
}

/** Resolves a path from the user's working directory: npm runs scripts in the package's folder. */
export function resolveGiven(environment: NodeJS.ProcessEnv, path: string): string {
  return resolve(environment['INIT_CWD'] || process.cwd(), path);
}

function addressOf(setting: string, text: string | undefined): string | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.username || url?.password)
    throw new PublishError(
      'CONFIG_INVALID',
      `${setting} holds a user name or password, with which no request can be made: RELEASE_STORE_TOKEN is what authorises.`,
    );
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new PublishError(
      'CONFIG_INVALID',
      `${setting} is "${given}": it must be an address such as https://releases.example.com/site.`,
    );
  return `${url.href.replace(/\/+$/, '')}/`;
}

/**
 * Returns the URL of a running `remote-build serve` for the folder, if any. Compares a file, because a killed server leaves
 * its address behind and a copied folder has the original's.
 */
export async function addressOfServer(folder: string, file: string): Promise<string | undefined> {
  for (const text of readAddresses(folder)) {
    try {
      const address = addressOf(ADDRESS_FILE, text);
      const response = await fetch(`${address}${file}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      if (Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(folder, file)))) return address;
    } catch {
      // This server is gone. Try the next.
    }
  }
  return undefined;
}

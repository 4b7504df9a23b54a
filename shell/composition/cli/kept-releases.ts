import { digestFolder } from '@site/release/integrity';
import { cpSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompositionDocument } from '../document/composition-document.ts';
import type { CompositionStore } from '../store/composition-store.ts';
import { stateFolder } from './compose-settings.ts';

const RELEASES = 'releases';

export function keptFolders({ path }: Pick<CompositionStore, 'path'>): string[] {
  return [...new Set([join(stateFolder(), RELEASES), join(dirname(path), RELEASES)])];
}

/** A trial site verifies the digests and fetches what is missing. */
export function copyKeptReleases(
  { remotes }: Pick<CompositionDocument, 'remotes'>,
  from: readonly string[],
  toStateFolder: string,
): void {
  for (const { digest } of Object.values(remotes)) {
    const name = digestFolder(digest);
    for (const folder of from) copyIfReadable(join(folder, name), join(toStateFolder, RELEASES, name));
  }
}

function copyIfReadable(from: string, to: string): void {
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch {
    // The release is not kept there, or this account may not read it.
  }
}

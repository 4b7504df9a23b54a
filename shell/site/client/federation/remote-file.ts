import type { BrowserComposition, BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { RemoteModuleError } from '../../app/remotes/remote-module-error.ts';

/** A file of a remote's release, whichever of its addresses it has come from. */
export interface RemoteFile {
  remote: string;
  /** Relative to the folder of the release's browser files. */
  path: string;
  /** Its address on the release's own server, and on this site. */
  addresses: readonly string[];
}

/** Undefined for what is no file of the composition's remotes. */
export function findRemoteFile({ remotes }: BrowserComposition, url: string): RemoteFile | undefined {
  for (const [remote, release] of Object.entries(remotes)) {
    const folders = foldersOf(release);
    const folder = folders.find((one) => url.startsWith(one));
    if (folder === undefined) continue;
    const path = url.slice(folder.length).split('?', 1)[0] ?? '';
    return { remote, path, addresses: folders.map((one) => one + path) };
  }
  return undefined;
}

function foldersOf({ base, kept }: BrowserRemote): string[] {
  return kept === undefined ? [base] : [base, location.origin + kept];
}

/** Finds the digest of a script by its address. Throws for one that the composition does not name, so that it never runs. */
export function integrityLookup(composition: BrowserComposition): (url: string) => string {
  return (url) => {
    const { remote = '', path = '' } = findRemoteFile(composition, url) ?? {};
    const digest = composition.remotes[remote]?.files[path];
    if (digest) return digest;
    throw new RemoteModuleError('SCRIPT_UNKNOWN', `${url} is not part of this site's composition`);
  };
}

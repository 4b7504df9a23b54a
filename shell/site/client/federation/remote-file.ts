import type { BrowserComposition, BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { RemoteModuleError } from '../../app/remotes/remote-module-error.ts';

export interface RemoteFile {
  remote: string;
  /** Relative to the release's browser files. */
  path: string;
  /** The release's own server first, then this site. */
  addresses: readonly string[];
}

export function findRemoteFile({ remotes }: BrowserComposition, url: string): RemoteFile | undefined {
  for (const [remote, release] of Object.entries(remotes)) {
    const folders = listFolders(release);
    const folder = folders.find((one) => url.startsWith(one));
    if (folder === undefined) continue;
    const path = url.slice(folder.length).split('?', 1)[0] ?? '';
    return { remote, path, addresses: folders.map((one) => one + path) };
  }
  return undefined;
}

function listFolders({ base, kept }: BrowserRemote): string[] {
  return kept === undefined ? [base] : [base, location.origin + kept];
}

/** Throws if the script is not in the composition, so that it never runs. */
export function integrityLookup(composition: BrowserComposition): (url: string) => string {
  return (url) => {
    const { remote = '', path = '' } = findRemoteFile(composition, url) ?? {};
    const digest: unknown = composition.remotes[remote]?.files[path];
    if (typeof digest === 'string') return digest;
    throw new RemoteModuleError('SCRIPT_UNKNOWN', `${url} is not in the composition`);
  };
}

import {
  type BrowserComposition,
  type BrowserRemote,
  locateDescriptor,
} from '../../app/remotes/browser-composition.ts';
import { RemoteModuleError } from '../../app/remotes/remote-module-error.ts';
import { createTimeout } from '../scheduling.ts';

export interface RemoteFile {
  remote: string;
  /** Path relative to the release's browser files. */
  path: string;
  /** URL on the release's own server, then on this site. */
  urls: readonly string[];
}

export function findRemoteFile({ remotes }: BrowserComposition, url: string): RemoteFile | undefined {
  for (const [remote, release] of Object.entries(remotes)) {
    const folders = listFolders(release);
    const folder = folders.find((prefix) => url.startsWith(prefix));
    if (folder === undefined) continue;
    const path = url.slice(folder.length).split('?', 1)[0] ?? '';
    return { remote, path, urls: folders.map((prefix) => prefix + path) };
  }
  return undefined;
}

function listFolders({ base, kept }: BrowserRemote): string[] {
  return kept === undefined ? [base] : [base, location.origin + kept];
}

/** Throws if the script is not in the composition, so that it never runs. */
export function createIntegrityLookup(composition: BrowserComposition): (url: string) => string {
  return (url) => {
    const { remote = '', path = '' } = findRemoteFile(composition, url) ?? {};
    const digest: unknown = composition.remotes[remote]?.files[path];
    if (typeof digest === 'string') return digest;
    throw new RemoteModuleError('SCRIPT_UNKNOWN', `${url} is not in the composition`);
  };
}

const TIME_LIMIT_MS = 10_000;

/**
 * The returned function loads the digests that documents omit. Browsers check `release.json` against the digest in its
 * URL, so only code in the composition runs. Never rejects. Scripts without a digest don't run; the next call retries.
 */
export function createDigestLoader({ remotes }: Pick<BrowserComposition, 'remotes'>) {
  const loading = new Map<string, Promise<void>>();
  return (name: string): Promise<void> => {
    const remote = remotes[name];
    if (!remote?.hasMoreFiles) return Promise.resolve();
    const pending =
      loading.get(name) ??
      complete(remote)
        .catch((error: unknown) => console.warn(error))
        .finally(() => loading.delete(name));
    loading.set(name, pending);
    return pending;
  };
}

async function complete(remote: BrowserRemote): Promise<void> {
  const descriptor = locateDescriptor(remote.kept ?? '');
  if (!descriptor) return;
  const { url, integrity, folder } = descriptor;
  const response = await fetch(url, { integrity, signal: createTimeout(TIME_LIMIT_MS) });
  const { files } = (await response.json()) as { files: Record<string, string> };
  for (const [path, digest] of Object.entries(files))
    if (path.startsWith(folder) && path.endsWith('.js')) remote.files[path.slice(folder.length)] = digest;
  remote.hasMoreFiles = false;
}

import { type BrowserComposition, type BrowserRemote, keptDescriptor } from '../../app/remotes/browser-composition.ts';
import { timeLimit } from '../scheduling/timing.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * Documents list only the digests of scripts that run first. The rest are in `release.json`, which the browser checks
 * against the digest in its URL, so only composed code runs.
 * The returned function never rejects: a script without a digest does not run, and the next call retries.
 */
export function releaseFiles({ remotes }: Pick<BrowserComposition, 'remotes'>): (remote: string) => Promise<void> {
  const loading = new Map<string, Promise<void>>();
  return (name) => {
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
  const descriptor = keptDescriptor(remote.kept ?? '');
  if (!descriptor) return;
  const { address, integrity, folder } = descriptor;
  const response = await fetch(address, { integrity, signal: timeLimit(TIME_LIMIT_MS) });
  const { files } = (await response.json()) as { files: Record<string, string> };
  for (const [path, digest] of Object.entries(files))
    if (path.startsWith(folder) && path.endsWith('.js')) remote.files[path.slice(folder.length)] = digest;
  remote.hasMoreFiles = false;
}

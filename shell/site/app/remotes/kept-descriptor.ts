/** Of `BrowserRemote.kept`: the release's folder, in whose name is the digest of its `release.json`, and in it the folder of its browser files. */
const KEPT = /^(.*\/sha384-([\da-f]{96})\/)(.+)$/;

export interface KeptDescriptor {
  /** Path of the release's `release.json` on this site. */
  address: string;
  /** To which browsers hold it: with it, every file of the release is fixed. */
  integrity: string;
  /** What the paths of browser files in it begin with. */
  folder: string;
}

/** Undefined for an address that names no digest. */
export function keptDescriptor(kept: string): KeptDescriptor | undefined {
  const [, release, digest, folder] = KEPT.exec(kept) ?? [];
  if (release === undefined || digest === undefined || folder === undefined) return undefined;
  const bytes = digest.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return { address: `${release}release.json`, integrity: `sha384-${btoa(bytes)}`, folder };
}

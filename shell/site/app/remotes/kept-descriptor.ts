/**
 * Matches `BrowserRemote.kept`: the release's folder, named after the digest of its `release.json`, then the folder
 * of its browser files.
 */
const KEPT = /^(.*\/sha384-([\da-f]{96})\/)(.+)$/;

export interface KeptDescriptor {
  address: string;
  /** Digest that browsers check `release.json` against. This fixes every file of the release. */
  integrity: string;
  /** Prefix of the browser files' paths in `release.json`. */
  folder: string;
}

/** Undefined for a path without a digest. */
export function keptDescriptor(kept: string): KeptDescriptor | undefined {
  const [, release, digest, folder] = KEPT.exec(kept) ?? [];
  if (release === undefined || digest === undefined || folder === undefined) return undefined;
  const bytes = digest.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  return { address: `${release}release.json`, integrity: `sha384-${btoa(bytes)}`, folder };
}

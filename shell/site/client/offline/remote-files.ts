import type { BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { keptDescriptor } from '../../app/remotes/kept-descriptor.ts';

/** The addresses are tried in order. */
export interface SiteFile {
  integrity: string;
  addresses: readonly string[];
}

/** Includes `release.json`, which has the digests that documents omit. */
export function remoteFiles({ base, kept, files }: BrowserRemote): SiteFile[] {
  const descriptor = keptDescriptor(kept ?? '');
  const scripts = Object.entries(files).map(([file, integrity]): SiteFile => ({
    integrity,
    addresses: kept === undefined ? [base + file] : [base + file, kept + file],
  }));
  return descriptor ? [{ integrity: descriptor.integrity, addresses: [descriptor.address] }, ...scripts] : scripts;
}

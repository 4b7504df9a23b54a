import type { BrowserRemote } from '../../app/remotes/browser-composition.ts';
import { keptDescriptor } from '../../app/remotes/kept-descriptor.ts';

/** A file of a release: its digest, and where it is to be had, of which the first that works will do. */
export interface SiteFile {
  integrity: string;
  addresses: readonly string[];
}

/** Scripts of a remote, and what says their digests to a document that brings those of its own page only. */
export function remoteFiles({ base, kept, files }: BrowserRemote): SiteFile[] {
  const descriptor = keptDescriptor(kept ?? '');
  const scripts = Object.entries(files).map(([file, integrity]): SiteFile => ({
    integrity,
    addresses: kept === undefined ? [base + file] : [base + file, kept + file],
  }));
  return descriptor ? [{ integrity: descriptor.integrity, addresses: [descriptor.address] }, ...scripts] : scripts;
}

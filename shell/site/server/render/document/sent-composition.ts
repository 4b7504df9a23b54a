import type { BrowserComposition, BrowserRemote } from '../../../app/remotes/browser-composition.ts';

/** What a page runs at once of a remote. */
interface PageScripts {
  remote: string;
  /** Relative to the remote's base. */
  files: readonly string[];
}

/**
 * As much of a composition as a page needs at once: digests are random bytes, which nothing compresses, and a remote may have a hundred
 * scripts. Each remote's entry is named, and all that the page itself runs; browsers take the others from the release's `release.json`.
 */
export function sentComposition(composition: BrowserComposition, own: PageScripts | undefined): BrowserComposition {
  const remotes = Object.entries(composition.remotes).map(
    ([name, remote]) => [name, sentRemote(remote, own?.remote === name ? own.files : [])] as const,
  );
  return { ...composition, remotes: Object.fromEntries(remotes) };
}

function sentRemote(remote: BrowserRemote, files: readonly string[]): BrowserRemote {
  if (remote.kept === undefined) return remote; // in development nothing is kept that could be asked for
  const sent = Object.fromEntries(
    [remote.entry, ...files].flatMap((file) => (remote.files[file] === undefined ? [] : [[file, remote.files[file]]])),
  );
  return Object.keys(sent).length === Object.keys(remote.files).length
    ? remote
    : { ...remote, files: sent, hasMoreFiles: true };
}

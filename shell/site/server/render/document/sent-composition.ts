import type { BrowserComposition, BrowserRemote } from '../../../app/remotes/browser-composition.ts';

/** Scripts that the page runs first. */
interface PageScripts {
  remote: string;
  files: readonly string[];
}

/**
 * Keeps only the entries and the page's own scripts: digests do not compress, and a remote may have a hundred. The
 * browser gets the rest from `release.json`.
 */
export function sentComposition(composition: BrowserComposition, own: PageScripts | undefined): BrowserComposition {
  const remotes = Object.entries(composition.remotes).map(
    ([name, remote]) => [name, sentRemote(remote, own?.remote === name ? own.files : [])] as const,
  );
  return { ...composition, remotes: Object.fromEntries(remotes) };
}

function sentRemote(remote: BrowserRemote, files: readonly string[]): BrowserRemote {
  if (remote.kept === undefined) return remote; // development has no stored releases
  const sent = Object.fromEntries(
    [remote.entry, ...files].flatMap((file) => (remote.files[file] === undefined ? [] : [[file, remote.files[file]]])),
  );
  return Object.keys(sent).length === Object.keys(remote.files).length
    ? remote
    : { ...remote, files: sent, hasMoreFiles: true };
}

import { digestFolder } from '@site/release/integrity';
import { isServerPart } from '@site/release/part-name';
import { BROWSER_FOLDER, isBrowserFile } from '@site/release/release-descriptor';
import { createHash } from 'node:crypto';
import type { BrowserComposition, BrowserRemote } from '../../app/remotes/browser-composition.ts';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';

export const KEPT_FILES = '/_releases/';

type ReleaseOfBrowsers = Pick<LoadedRelease, 'base' | 'digest' | 'descriptor' | 'browserFile'>;

/** Browsers get the loaded remotes and all routes, including those of unavailable remotes. */
export function browserPart(
  document: Pick<CompositionDocument, 'routes' | 'parts'>,
  loaded: Record<string, ReleaseOfBrowsers>,
): BrowserComposition {
  const remotes = Object.fromEntries(
    Object.entries(loaded)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, remote]) => [name, browserRemote(remote)]),
  );
  const routes = Object.entries(document.routes).map(([pattern, { remote, module }]) => ({ pattern, remote, module }));
  const parts = Object.fromEntries(
    Object.entries(document.parts)
      .filter(([key]) => !isServerPart(key))
      .map(([name, { remote, module }]) => [name, { remote, module }]),
  );
  const id = createHash('sha256')
    .update(JSON.stringify([remotes, routes, parts]))
    .digest('hex')
    .slice(0, 16);
  return { id, remotes, routes, parts };
}

function browserRemote({
  base,
  digest,
  descriptor: { browser, files },
  browserFile,
}: ReleaseOfBrowsers): BrowserRemote {
  const scripts = Object.entries(files).filter(([path]) => isBrowserFile(path) && path.endsWith('.js'));
  return {
    base: base + BROWSER_FOLDER,
    // The URL contains the release's digest, so its content never changes.
    ...(browserFile ? { kept: `${KEPT_FILES}${digestFolder(digest)}/${BROWSER_FOLDER}` } : {}),
    entry: withinBrowser(browser.entry),
    global: browser.global,
    files: Object.fromEntries(scripts.map(([path, digest]) => [withinBrowser(path), digest])),
  };
}

export function withinBrowser(path: string): string {
  return path.slice(BROWSER_FOLDER.length);
}

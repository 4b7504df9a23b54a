import { digestFolder } from '@site/release/integrity';
import { BROWSER_FOLDER } from '@site/release/release-descriptor';

/** Below this, the site serves the files of the releases that it keeps. */
export const KEPT_FILES = '/_releases/';

/** Where the site itself has the browser files of a release. Named by the digest of all of it: what lies there never changes. */
export function keptAddress(digest: string): string {
  return `${KEPT_FILES}${digestFolder(digest)}/${BROWSER_FOLDER}`;
}

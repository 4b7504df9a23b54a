import { digestFolder } from '@site/release/integrity';
import { BROWSER_FOLDER } from '@site/release/release-descriptor';

export const KEPT_FILES = '/_releases/';

/** The address contains the release's digest, so its content never changes. */
export function keptAddress(digest: string): string {
  return `${KEPT_FILES}${digestFolder(digest)}/${BROWSER_FOLDER}`;
}

import { digestFolder } from '@site/release/integrity';
import { BROWSER_FOLDER } from '@site/release/release-descriptor';

export type RequestKind = 'asset' | 'api' | 'file' | 'health' | 'report' | 'operator' | 'page';

export function getKind(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path.startsWith(KEPT_FILES) || /\.[a-z]+$/.test(path)) return 'file';
  if (path.startsWith('/health/')) return 'health';
  if (path === '/_operator' || path.startsWith('/_operator/')) return 'operator';
  return path === '/_report' ? 'report' : 'page';
}

export const KEPT_FILES = '/_releases/';

/** The URL contains the release's digest, so its content never changes. */
export function keptPath(digest: string): string {
  return `${KEPT_FILES}${digestFolder(digest)}/${BROWSER_FOLDER}`;
}

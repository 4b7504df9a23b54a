import { KEPT_FILES } from './kept-release-address.ts';

export type RequestKind = 'asset' | 'api' | 'file' | 'health' | 'report' | 'operator' | 'page';

export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path.startsWith(KEPT_FILES) || /\.[a-z]+$/.test(path)) return 'file';
  if (path.startsWith('/health/')) return 'health';
  if (path === '/_operator' || path.startsWith('/_operator/')) return 'operator';
  return path === '/_report' ? 'report' : 'page';
}

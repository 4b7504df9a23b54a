import { KEPT_FILES } from './kept-release-address.ts';

export type RequestKind = 'asset' | 'api' | 'file' | 'health' | 'report' | 'operator' | 'page';

const FILES = new Set([
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/llms.txt',
  '/opensearch.xml',
  '/service-worker.js',
  '/composition.json',
  '/robots.txt',
  '/sitemap.xml',
]);

export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  if (path.startsWith('/social/') || path.startsWith(KEPT_FILES) || FILES.has(path)) return 'file';
  if (path.startsWith('/health/')) return 'health';
  if (path === '/_operator' || path.startsWith('/_operator/')) return 'operator';
  return path === '/_report' ? 'report' : 'page';
}

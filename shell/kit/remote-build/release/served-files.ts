import { SIGNATURE_FILE } from '@site/release/signature';
import { basename, extname } from 'node:path';

/** In the folder that is served: at which address. Without it, nobody could say where a release that is put there can be had. */
export const ADDRESS_FILE = '.address';
/** Names the folder of what was built last. */
export const LATEST_FILE = 'latest.json';

const CHANGING = new Set([SIGNATURE_FILE, ADDRESS_FILE, LATEST_FILE]);
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.sig': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files of a release never change. Which one was built last does, and who has signed one may. */
export function cacheControlOf(path: string): string {
  return CHANGING.has(basename(path)) ? 'no-cache' : 'public, max-age=31536000, immutable';
}

/** The type under which browsers take a file. */
export function typeOf(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

import { SIGNATURE_FILE } from '@site/release/signature';
import { basename } from 'node:path';

/** Names the folder of the latest build. */
export const LATEST_FILE = 'latest.json';

const CHANGING = new Set([SIGNATURE_FILE, LATEST_FILE]);

/** Release files are immutable, except the signature. */
export function getCacheControl(path: string): string {
  return CHANGING.has(basename(path)) ? 'no-cache' : 'public, max-age=31536000, immutable';
}

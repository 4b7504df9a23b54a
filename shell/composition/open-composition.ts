import { join } from 'node:path';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';

/** The composition at a path, or at the address of a database. */
export function openComposition(address: string): CompositionStore {
  return new CompositionFile(address);
}

/** Where the environment says that the composition is. */
export function compositionAddress({ COMPOSITION_URL, COMPOSITION_FILE, PORT }: NodeJS.ProcessEnv): string {
  return COMPOSITION_URL || COMPOSITION_FILE || join('.site', `port-${PORT || 3000}`, 'composition.json');
}

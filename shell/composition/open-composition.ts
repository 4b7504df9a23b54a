import { join } from 'node:path';
import { CompositionDatabase } from './composition-database.ts';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';
import { stateFolder } from './shell-files.ts';

/** The composition at a path, or at the address of a database. */
export function openComposition(address: string): CompositionStore {
  return isDatabaseAddress(address) ? new CompositionDatabase(address) : new CompositionFile(address);
}

/** Where the environment says that the composition is. */
export function compositionAddress(environment: NodeJS.ProcessEnv): string {
  return environment['COMPOSITION_URL'] || environment['COMPOSITION_FILE'] || join(stateFolder(environment), 'composition.json');
}

function isDatabaseAddress(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address);
}

import { join } from 'node:path';
import { CompositionDatabase } from './composition-database.ts';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';
import { stateFolder } from '../document/shell-files.ts';
import type { OnStatusProblem } from './status-problem.ts';

/**
 * Opens the composition at a path or a database address.
 * @param onStatusProblem called if the site can't write its status
 */
export function openComposition(address: string, onStatusProblem?: OnStatusProblem): CompositionStore {
  return isDatabaseAddress(address)
    ? new CompositionDatabase(address, onStatusProblem)
    : new CompositionFile(address, onStatusProblem);
}

export function compositionAddress(environment: NodeJS.ProcessEnv): string {
  return (
    environment['COMPOSITION_URL'] ||
    environment['COMPOSITION_FILE'] ||
    join(stateFolder(environment), 'composition.json')
  );
}

function isDatabaseAddress(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address);
}

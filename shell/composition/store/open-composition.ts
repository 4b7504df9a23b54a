import { CompositionDatabase } from './composition-database.ts';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';
import type { OnStatusProblem } from './status-publisher.ts';

export function openComposition(address: string, onStatusProblem?: OnStatusProblem): CompositionStore {
  return isDatabaseAddress(address)
    ? new CompositionDatabase(address, onStatusProblem)
    : new CompositionFile(address, onStatusProblem);
}

function isDatabaseAddress(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address);
}

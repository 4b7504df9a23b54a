import { CompositionDatabase } from './composition-database.ts';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';

export function openComposition(address: string): CompositionStore {
  const isDatabase = /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address);
  return isDatabase ? new CompositionDatabase(address) : new CompositionFile(address);
}

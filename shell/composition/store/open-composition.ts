import { CompositionDatabase } from './composition-database.ts';
import { CompositionFile } from './composition-file.ts';
import type { CompositionStore } from './composition-store.ts';

export function openComposition(url: string): CompositionStore {
  const isDatabase = /^postgres(?:ql)?:\/\//.test(url) && URL.canParse(url);
  return isDatabase ? new CompositionDatabase(url) : new CompositionFile(url);
}

import type { CategoryUnits } from '../engine/unit-definition.ts';
import type { PhraseReading } from './phrase-reading.ts';

/** Reads what a person types where any conversion can be asked for: `5 ft 3 in to cm`, `how many feet in a mile`. Never silently wrong, and bounded in time. */
export function readPhrase(text: string, _categories: readonly CategoryUnits[]): PhraseReading {
  return { kind: 'not-understood', code: 'UNCLEAR', message: `“${text}” cannot be read yet.`, alternatives: [] };
}

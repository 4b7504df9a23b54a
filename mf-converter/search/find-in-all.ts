import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { readPhrase } from '@site/catalogue/phrases/read-phrase';
import type { PhraseReading } from '@site/catalogue/phrases/phrase-reading';
import { allCategoryUnits } from '@site/catalogue/units/all-units';
import type { SearchAnswer } from '@site/shell-contract';
import { pairLabel, pairPath } from '../pairs/pair.ts';
import { answerPage, resultOf } from './answer.ts';
import { findPairs } from './find-pairs.ts';
import type { Found, Suggestion } from './find.ts';

/** Maximum characters matched against names, to bound the cost. */
const MAX_QUERY_CHARACTERS = 80;
/** Maximum results on the search page. */
const MAX_SUGGESTIONS = 24;

export function findInAll(text: string, format?: NumberFormat): Found {
  const reading = readPhrase(text, allCategoryUnits, format);
  const page = reading.kind === 'conversion' ? answerPage(reading) : undefined;
  const pairs = findPairs(text.slice(0, MAX_QUERY_CHARACTERS), allCategoryUnits).map((pair) => ({
    pair,
    path: pairPath(pair),
  }));
  const others = pairs
    .filter(({ path }) => path !== page?.path)
    .map(({ pair, path }) => ({ label: pairLabel(pair), to: path }));
  const suggestions = [...(page ? [page.suggestion] : []), ...others].slice(0, MAX_SUGGESTIONS);
  return { answer: answerTo(text, reading, suggestions), suggestions };
}

function answerTo(text: string, reading: PhraseReading, suggestions: readonly Suggestion[]): SearchAnswer | undefined {
  if (reading.kind === 'conversion') return resultOf(reading);
  // Text without a number searches for a converter, so any suggestion makes it valid.
  if (reading.code === 'EMPTY' || (suggestions.length > 0 && !/\p{N}/u.test(text))) return undefined;
  return { kind: 'message', message: reading.message, alternatives: reading.alternatives };
}

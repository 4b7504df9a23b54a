import type { Alternative } from '@site/api-contract';
import type { NumberFormat } from '../engine/number-format.ts';
import { answer } from './answer.ts';
import { plainCharacters } from './characters.ts';
import { unknownWords } from './corrections.ts';
import { compoundUnit } from './compound-units.ts';
import { findForeignWord, withInstead, type ForeignWord } from './foreign-units.ts';
import { matchUnit } from './match-unit.ts';
import type { PhraseReading } from './phrase-reading.ts';
import * as refusals from './refusals.ts';
import { resolve, type Mismatch } from './resolve.ts';
import { tokenize, type Token } from './tokens.ts';
import { alternativesFor, understand, type Understanding } from './understand.ts';
import type { UnitIndex } from './unit-index.ts';
import { usualTargets } from './usual-targets.ts';

const HEIGHT = /(?<!\S)([3-7]) (\d|1[01])(?= (?:in|to|into) |\s*$)/;
const UNKNOWN_MARK = /^[%@$&\\|<>~{}[\]#!^_\p{So}\p{Sm}]$/u;

export function refused(
  text: string,
  tokens: readonly Token[],
  { mismatch, parseError }: Understanding,
  index: UnitIndex,
  format?: NumberFormat,
): PhraseReading {
  const bad = tokens.find((token) => token.kind === 'bad-number');
  if (bad) return refusals.badNumber(bad.code, bad.typed);
  const unknown = unknownWords(tokens, index);
  const foreign = unknown.flatMap((word) => findForeignWord(word, index) ?? []).at(-1);
  if (foreign) return ofForeign(tokens, foreign, index);
  if (unknown.length > 0) return refusals.unknownUnit([...new Set(unknown.map(({ typed }) => typed))].slice(0, 2), []);
  const compound = compoundUnit(tokens, index);
  if (compound !== undefined) return refusals.unknownUnit([compound], []);
  if (mismatch) return mismatched(mismatch, index);
  if (parseError.failure) return refusals.badNumber(parseError.failure, text);
  const hasUnit = tokens.some((_, at) => matchUnit(tokens, at, index).length > 0);
  const heights = asHeight(text, index, format);
  if (!hasUnit) return refusals.noUnit(text, heights);
  const mark = tokens.find((token) => token.kind === 'mark' && UNKNOWN_MARK.test(token.text));
  if (mark) return refusals.unknownMark(mark.typed);
  return refusals.unclear(text, heights);
}

/** `5 11` may be 5 ft 11 in. */
function asHeight(text: string, index: UnitIndex, format?: NumberFormat): Alternative[] {
  const height = text.replace(HEIGHT, '$1 ft $2 in');
  if (height === text) return [];
  const { found } = understand(tokenize(plainCharacters(height), format), index);
  return alternativesFor(found.slice(0, 1), index);
}

function ofForeign(tokens: readonly Token[], foreign: ForeignWord, index: UnitIndex): PhraseReading {
  const readings = withInstead(tokens, foreign).map((instead) => understand(instead, index).found);
  const meant = readings.flatMap((found) => found.slice(0, 1));
  // A cup of milk in milliliters is a cup in milliliters.
  if (foreign.isContent && meant[0] && !meant[0].assumed.target) return answer(readings[0]!, index);
  return refusals.foreignUnit(foreign.word.typed, foreign.note, alternativesFor(meant, index));
}

function mismatched(mismatch: Mismatch, index: UnitIndex): PhraseReading {
  if (mismatch.kind === 'no-counterpart') return refusals.noCounterpart(mismatch);
  const from = mismatch.kind === 'same-unit' ? mismatch.unit : mismatch.from;
  const targets = usualTargets(
    [from],
    index.categories.find(({ category }) => category === from.category)?.units ?? [],
  );
  const [part] = mismatch.amount.parts;
  const amount = { ...mismatch.amount, parts: [{ ...part!, candidates: [{ unit: from, rank: 0 }] }] };
  const alternatives =
    mismatch.amount.parts.length > 1
      ? []
      : targets.flatMap((unit) => {
          const resolved = resolve({ amount, target: [[{ unit, rank: 0 }]] }, index);
          return Array.isArray(resolved) ? resolved : [];
        });
  return mismatch.kind === 'same-unit'
    ? refusals.sameUnit(mismatch, alternativesFor([...mismatch.others, ...alternatives], index))
    : refusals.differentKinds(mismatch, kindName, alternativesFor(alternatives, index));
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  data: 'data size',
  'data-rate': 'data rate',
  'volume-flow': 'volume flow',
  time: 'time',
  energy: 'energy',
  'fuel-economy': 'fuel economy',
};

function kindName(category: string): string {
  return KIND_NAMES[category] ?? category;
}

import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';
import { ambiguousNames, type AmbiguousName } from './ambiguous-names.ts';
import { plainCharacters, unquoted } from './characters.ts';
import { corrections, unknownWords, type Correction } from './corrections.ts';
import { withoutThings } from './described-things.ts';
import { findUnits, matchUnit } from './match-unit.ts';
import { listMarkOf } from './list-marks.ts';
import { foreignUnit, withInstead, type ForeignWord } from './foreign-units.ts';
import type { Alternative, ConversionReading, PhraseReading } from './phrase-reading.ts';
import type { Trouble } from './read-amount.ts';
import * as refusals from './refusals.ts';
import { resolve, type Mismatch, type Resolved } from './resolve.ts';
import { readRequests } from './structure.ts';
import { tokenize, type Token } from './tokens.ts';
import { unitIndex, type UnitIndex } from './unit-index.ts';
import { usualTargets } from './usual-targets.ts';
import { phraseFor, readingOf } from './wording.ts';

/** Longer than any question of a person; keeps hostile texts cheap. */
const MAX_LENGTH = 200;
const MAX_TOKENS = 60;
const MOST_ALTERNATIVES = 4;
const MOST_MARKS = 2;
/** Of alternatives that are only other targets of what was understood. */
const MOST_TARGETS = 2;

/** What the words of a text make, before it is put into words. */
interface Understanding {
  /** The likeliest first. */
  found: readonly Resolved[];
  mismatch?: Mismatch;
  trouble: Trouble;
}

/** Reads what a person types where any conversion can be asked for: `5 ft 3 in to cm`, `how many feet in a mile`. Never silently wrong, and bounded in time. */
export function readPhrase(text: string, categories: readonly CategoryUnits[]): PhraseReading {
  if (text.length > MAX_LENGTH) return refusals.tooLong(MAX_LENGTH);
  return readLine(text, unitIndex(categories));
}

/** A text that may begin with the mark of a list. Of several marks, only the first two are left out, so that a text of marks is answered at once. */
function readLine(text: string, index: UnitIndex, depth = 0): PhraseReading {
  const mark = depth < MOST_MARKS ? listMarkOf(text) : undefined;
  if (!mark) return readText(text, index);
  const unmarked = readLine(mark.rest, index, depth + 1);
  // A bullet is never part of a quantity.
  if (mark.kind === 'bullet') return unmarked;
  const asTyped = readText(text, index);
  if (unmarked.kind !== 'conversion') return asTyped;
  if (asTyped.kind !== 'conversion') return withOther(unmarked, closed(text), index);
  if (mark.kind === 'dash') return withOther(asTyped, mark.rest, index);
  // In `1. feet to meters`, the number is of the feet.
  return unmarked.assumed.value ? asTyped : withOther(unmarked, text, index);
}

/** `1. 5 ft` without the blank, which may be one too many. */
function closed(text: string): string {
  return text.trimStart().replace(/^(\d+\.) +(?=\d)/, '$1');
}

/** The same with the reading of another text offered: `- ½ cup to ml` without its dash, which may be the mark of a list. */
function withOther(found: ConversionReading, text: string, index: UnitIndex): ConversionReading {
  const [other] = understand(tokensOf(text), index).found;
  const others = other ? offered([other], index) : [];
  return { ...found, alternatives: [...others, ...found.alternatives].slice(0, MOST_ALTERNATIVES) };
}

function tokensOf(text: string): readonly Token[] {
  return withoutThings(tokenize(unquoted(plainCharacters(text))));
}

function readText(text: string, index: UnitIndex): PhraseReading {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return refusals.empty();
  if (tokens.length > MAX_TOKENS) return refusals.unclear(text);
  const strict = understand(tokens, index);
  if (strict.found.length > 0) return answer(strict.found, index);
  return corrected(tokens, index) ?? refused(text, tokens, strict, index);
}

function understand(tokens: readonly Token[], index: UnitIndex): Understanding {
  findUnits(tokens, index);
  const trouble: Trouble = {};
  let mismatch: Mismatch | undefined;
  for (const group of readRequests(tokens, index, trouble)) {
    const found: Resolved[] = [];
    for (const request of group) {
      const resolved = resolve(request, index);
      if (Array.isArray(resolved)) found.push(...resolved);
      else mismatch ??= resolved;
    }
    if (found.length > 0) return { found, trouble };
  }
  return { found: [], trouble, ...(mismatch && { mismatch }) };
}

function answer(found: readonly Resolved[], index: UnitIndex, changes: Correction['changes'] = []): PhraseReading {
  const [best] = found;
  const others = distinct(found);
  const values = valuesOf(best!, index);
  if (best!.amount.doubt)
    return refusals.inDoubt(best!.amount.doubt, offered(values.length > 0 ? values : others, index));
  const isLeftOpen =
    best!.isOpen && others.some(({ from, to }) => from.unit !== best!.from.unit || to[0] !== best!.to[0]);
  if (isLeftOpen) return refusals.openName(noteOf(best!, found), offered(others.filter(isFirstTarget), index));
  return conversion(best!, others.slice(1), index, changes);
}

/** Of what is assumed for one unit, the first will do. */
function isFirstTarget({ from, assumed }: Resolved, place: number, all: readonly Resolved[]): boolean {
  return !assumed.target || all.findIndex((other) => other.from.unit === from.unit) === place;
}

function conversion(
  best: Resolved,
  others: readonly Resolved[],
  index: UnitIndex,
  changes: Correction['changes'],
): ConversionReading {
  const isOther = ({ from, to }: Resolved) =>
    from.unit !== best.from.unit || !best.assumed.target || to[0] === best.to[0];
  // Below zero there are temperatures, but no cups.
  const isPossible = ({ from }: Resolved) =>
    best.from.unit.category !== 'temperature' || !best.amount.isNegative || from.unit.category === 'temperature';
  const meanings = others.filter((other) => isOther(other) && isPossible(other));
  const targets = others.filter((other) => !isOther(other)).slice(0, MOST_TARGETS);
  // Of another meaning without a target, its first target will do.
  const once = meanings.filter(
    (meaning, place) =>
      !meaning.assumed.target || meanings.findIndex(({ from }) => sameQuantity(from, meaning.from)) === place,
  );
  // A choice between two names for one thing is none.
  const isNews = ({ to, result }: Resolved) => to[0] !== best.to[0] || !isSame(result, best.result);
  const slips = changes.map(({ typed, word }) => `“${typed}” read as ${word}`).join(', ');
  return {
    kind: 'conversion',
    from: best.from,
    to: { unit: best.to[0]!, units: best.to },
    result: best.result,
    reading: slips === '' ? readingOf(best) : `${readingOf(best)} (${slips})`,
    assumed: best.assumed,
    alternatives: offered([...valuesOf(best, index), ...once.filter(isNews), ...targets], index),
  };
}

/** The same with the other values that its digits may stand for. */
function valuesOf(best: Resolved, index: UnitIndex): Resolved[] {
  const [part] = best.amount.parts;
  return best.amount.others.flatMap((value) => {
    const amount = {
      ...best.amount,
      others: [],
      parts: [{ ...part!, value, candidates: [{ unit: best.from.unit, rank: 0 }] }],
    };
    // Of a target that is only assumed, another value may have another: 100 cm are somebody's height, 2 cm are not.
    const target = best.assumed.target ? [] : best.to.map((unit) => [{ unit, rank: 0 }]);
    const resolved = resolve({ amount, target }, index);
    return Array.isArray(resolved) ? resolved.slice(0, 1) : [];
  });
}

function sameQuantity(a: Resolved['from'], b: Resolved['from']): boolean {
  return (
    a.parts.length === b.parts.length &&
    a.parts.every(({ value, unit }, place) => unit === b.parts[place]!.unit && isSame(value, b.parts[place]!.value))
  );
}

function isSame(a: Resolved['result'], b: Resolved['result']): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

function isSameConversion(a: Resolved, b: Resolved): boolean {
  return (
    sameQuantity(a.from, b.from) && a.to.length === b.to.length && a.to.every((unit, place) => unit === b.to[place])
  );
}

function distinct(found: readonly Resolved[]): Resolved[] {
  return found.filter((one, place) => found.findIndex((other) => isSameConversion(one, other)) === place);
}

/** Alternatives as phrases, each of which is read as just that. */
function offered(found: readonly Resolved[], index: UnitIndex): Alternative[] {
  return distinct(found)
    .slice(0, MOST_ALTERNATIVES + 2)
    .flatMap((one) => {
      const q = phraseFor(one);
      const [read] = q === undefined ? [] : understand(tokenize(plainCharacters(q)), index).found;
      return q !== undefined && read && !read.isOpen && isSameConversion(read, one)
        ? [{ q, label: readingOf(one) }]
        : [];
    })
    .slice(0, MOST_ALTERNATIVES);
}

/** What the text says with its slips mended; undefined where nothing is like it. */
function corrected(tokens: readonly Token[], index: UnitIndex): PhraseReading | undefined {
  const readings = corrections(tokens, index).flatMap((correction) => {
    const { found } = understand(correction.tokens, index);
    return found.length > 0 ? [{ correction, found }] : [];
  });
  const [nearest] = readings.toSorted((a, b) => a.correction.slips - b.correction.slips);
  if (!nearest) return undefined;
  const rivals = readings.filter(
    ({ correction, found }) =>
      correction.slips === nearest.correction.slips && !isSameConversion(found[0]!, nearest.found[0]!),
  );
  if (rivals.length === 0) return answer(nearest.found, index, nearest.correction.changes);
  return refusals.unknownUnit(
    nearest.correction.changes.map(({ typed }) => typed),
    offered(
      [nearest, ...rivals].map(({ found }) => found[0]!),
      index,
    ),
  );
}

function refused(
  text: string,
  tokens: readonly Token[],
  { mismatch, trouble }: Understanding,
  index: UnitIndex,
): PhraseReading {
  const bad = tokens.find((token) => token.kind === 'bad-number');
  if (bad) return refusals.badNumber(bad.code, bad.typed);
  const unknown = unknownWords(tokens, index);
  const foreign = unknown.flatMap((word) => foreignUnit(word, index) ?? []).at(-1);
  if (foreign) return ofForeign(tokens, foreign, index);
  if (unknown.length > 0) return refusals.unknownUnit([...new Set(unknown.map(({ typed }) => typed))].slice(0, 2), []);
  if (mismatch) return mismatched(mismatch, index);
  if (trouble.failure) return refusals.badNumber(trouble.failure, text);
  const hasUnit = tokens.some((_, at) => matchUnit(tokens, at, index).length > 0);
  return hasUnit ? refusals.unclear(text) : refusals.noUnit(text, []);
}

function ofForeign(tokens: readonly Token[], foreign: ForeignWord, index: UnitIndex): PhraseReading {
  const meant = withInstead(tokens, foreign).flatMap((instead) => understand(instead, index).found.slice(0, 1));
  return refusals.foreignUnit(foreign.word.typed, foreign.note, offered(meant, index));
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
    ? refusals.sameUnit(mismatch, offered([...mismatch.others, ...alternatives], index))
    : refusals.differentKinds(mismatch, kindName, offered(alternatives, index));
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  data: 'data size',
  time: 'time',
  energy: 'energy',
  'fuel-economy': 'fuel economy',
};

function kindName(category: string): string {
  return `units of ${KIND_NAMES[category] ?? category}`;
}

function noteOf(best: Resolved, found: readonly Resolved[]): string {
  const units: readonly UnitDefinition[] = [
    best.from.unit,
    ...best.to,
    ...found.flatMap(({ from, to }) => [from.unit, ...to]),
  ];
  const meant = ({ units: meanings }: AmbiguousName) =>
    meanings.filter(({ id }) => units.some((unit) => unit.id === id)).length;
  const bearing = ambiguousNames
    .filter((name) => meant(name) > 1 && name.units.some(({ id }) => id === best.from.unit.id))
    .toSorted((a, b) => meant(b) - meant(a));
  return (bearing.find(({ isOpen }) => isOpen) ?? bearing[0])?.note ?? '';
}

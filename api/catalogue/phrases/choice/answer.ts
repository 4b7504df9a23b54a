import type { Alternative } from '@site/api-contract';
import { equals } from '../../engine/rational.ts';
import { asConversion, type Meaning, meaningsOf, type Resolved } from '../meaning/resolve.ts';
import { distinct, isSameConversion, isSameQuantity, understand } from '../meaning/understand.ts';
import { ambiguousNames, type AmbiguousName } from '../names/ambiguous-names.ts';
import type { UnitIndex } from '../names/unit-index.ts';
import { plainCharacters } from '../text/characters.ts';
import { tokenize } from '../text/tokens.ts';
import type { ConversionReading, PhraseReading } from '../words/phrase-reading.ts';
import { refuse } from '../words/refusals.ts';
import { phraseFor, readingOf, readingOfSides } from '../words/wording.ts';
import type { Correction } from './corrections.ts';

export const MAX_ALTERNATIVES = 4;
const MAX_TARGETS = 2;

export function answerTo({ found, isEach, also }: Meaning, index: UnitIndex): PhraseReading | undefined {
  if (found.length === 0) return undefined;
  const reading = isEach ? answerEach(found, index) : answer(found, index);
  return also && reading.kind === 'conversion' ? { ...reading, also } : reading;
}

export function answer(
  found: readonly Resolved[],
  index: UnitIndex,
  changes: Correction['changes'] = [],
): PhraseReading {
  const [best] = found;
  const others = distinct(found);
  const values = valuesOf(best!, index);
  if (best!.amount.doubt)
    return refuse(
      { reason: 'several numbers', doubt: best!.amount.doubt },
      alternativesFor(values.length > 0 ? values : others, index),
    );
  if (best!.amount.isDifference && best!.from.unit.category === 'temperature')
    return refuse({ reason: 'difference of temperatures', found: best!.isOpen ? found : found.slice(0, 1) });
  const isLeftOpen =
    best!.isOpen && others.some(({ from, to }) => from.unit !== best!.from.unit || to[0] !== best!.to[0]);
  if (isLeftOpen)
    return refuse(
      { reason: 'several units', note: noteOf(best!, found) },
      alternativesFor(others.filter(isFirstTarget), index),
    );
  return conversion(best!, others.slice(1), index, changes);
}

/** 70 kilograms in pounds and stone, or 22 × 14 inches in centimeters. */
function answerEach(found: readonly Resolved[], index: UnitIndex): PhraseReading {
  const [first, ...others] = found;
  const reading = answer([first!], index);
  if (reading.kind !== 'conversion') return reading;
  const also = others.map(asConversion);
  if (others.every(({ to }) => to[0] === first!.to[0]))
    return { ...reading, reading: readingOfSides(found), alternatives: [], also };
  return { ...reading, reading: readingOf({ ...first!, to: found.flatMap((one) => one.to.slice(0, 1)) }), also };
}

/** True unless an assumed target repeats a source unit already offered. */
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
  // Temperatures can be negative; cups cannot.
  const isPossible = ({ from }: Resolved) =>
    best.from.unit.category !== 'temperature' || !best.amount.isNegative || from.unit.category === 'temperature';
  const meanings = others.filter((other) => isOther(other) && isPossible(other));
  const targets = others.filter((other) => !isOther(other)).slice(0, MAX_TARGETS);
  // If this meaning has no given target, use its first one.
  const once = meanings.filter(
    (meaning, place) =>
      !meaning.assumed.target || meanings.findIndex(({ from }) => isSameQuantity(from, meaning.from)) === place,
  );
  // Two names for one unit are not a choice.
  const isNewResult = ({ to, result }: Resolved) => to[0] !== best.to[0] || !equals(result, best.result);
  const typos = changes.map(({ typed, word }) => `“${typed}” read as ${word}`).join(', ');
  return {
    kind: 'conversion',
    from: best.from,
    to: { unit: best.to[0]!, units: best.to },
    result: best.result,
    reading: typos === '' ? readingOf(best) : `${readingOf(best)} (${typos})`,
    ...(best.transfer && { transfer: best.transfer }),
    assumed: best.assumed,
    alternatives: alternativesFor([...valuesOf(best, index), ...once.filter(isNewResult), ...targets], index),
  };
}

function valuesOf(best: Resolved, index: UnitIndex): Resolved[] {
  const [part] = best.amount.parts;
  return best.amount.others.flatMap((value) => {
    const amount = {
      ...best.amount,
      others: [],
      parts: [{ ...part!, value, candidates: [{ unit: best.from.unit, rank: 0 }] }],
    };
    // An assumed target depends on the value: 100 cm may be a person's height, and 2 cm may not.
    const target = best.assumed.target ? [] : best.to.map((unit) => [{ unit, rank: 0 }]);
    return meaningsOf({ amount, target }, index).slice(0, 1);
  });
}

function noteOf(best: Resolved, found: readonly Resolved[]): string {
  const units = [best, ...found].flatMap(({ from, to }) => [from.unit, ...to]);
  const meant = ({ units: meanings }: AmbiguousName) =>
    meanings.filter(({ id }) => units.some((unit) => unit.id === id)).length;
  const bearing = ambiguousNames
    .filter((name) => meant(name) > 1 && name.units.some(({ id }) => id === best.from.unit.id || id === best.to[0]?.id))
    .sort((a, b) => meant(b) - meant(a));
  return (bearing.find(({ isOpen }) => isOpen) ?? bearing[0])?.note ?? 'That may mean more than one unit.';
}

/** Phrases with one meaning each. */
export function alternativesFor(found: readonly Resolved[], index: UnitIndex): Alternative[] {
  return distinct(found)
    .slice(0, MAX_ALTERNATIVES + 2)
    .flatMap((one) => {
      const q = phraseFor(one);
      const [read] = q === undefined ? [] : understand(tokenize(plainCharacters(q)), index).found;
      return q !== undefined && read && !read.isOpen && isSameConversion(read, one)
        ? [{ q, label: readingOf(read) }]
        : [];
    })
    .slice(0, MAX_ALTERNATIVES);
}

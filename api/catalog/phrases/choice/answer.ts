import type { Alternative } from '@site/api-contract';
import type { NumberFormat } from '../../engine/number-format.ts';
import { equals } from '../../engine/rational.ts';
import { type Meaning, resolve, type Resolved } from '../meaning/resolve.ts';
import { distinct, isSameConversion, isSameQuantity, understand } from '../meaning/understand.ts';
import { ambiguousNames, type AmbiguousName } from '../names/ambiguous-names.ts';
import { certain, type UnitIndex } from '../names/unit-index.ts';
import { listTokens } from '../text/plain-words.ts';
import type { ConversionReading, PhraseReading } from '../words/phrase-reading.ts';
import { refusals } from '../words/refusals.ts';
import { phraseFor, getReading, readingOfSides } from '../words/wording.ts';

export const MAX_ALTERNATIVES = 4;

export function answerTo({ conversions, isEach, also }: Meaning, index: UnitIndex): PhraseReading | undefined {
  if (conversions.length === 0) return undefined;
  const reading = isEach ? answerEach(conversions, index) : answer(conversions, index);
  return also && reading.kind === 'conversion' ? { ...reading, also } : reading;
}

export function answer(conversions: readonly Resolved[], index: UnitIndex): PhraseReading {
  const all = distinct(conversions);
  const [best, ...others] = all as [Resolved, ...Resolved[]];
  const { amount, from, to, isOpen } = best;
  if (amount.doubt) {
    const values = readValues(best, index);
    const offered = alternativesFor(values.length > 0 ? values : all, index);
    return refusals.severalNumbers(amount.doubt, offered);
  }
  if (amount.isDifference && from.unit.category === 'temperature') return refusals.temperatureDifference(all);
  if (isOpen && others.some((other) => other.from.unit !== from.unit || other.to.unit !== to.unit))
    return refusals.severalUnits(formatNote(all), alternativesFor(all.filter(isFirstTarget), index));
  return conversion(best, others, index);
}

function answerEach(conversions: readonly Resolved[], index: UnitIndex): PhraseReading {
  const [first, ...others] = conversions;
  const reading = answer([first!], index);
  if (reading.kind !== 'conversion') return reading;
  if (others.every(({ to }) => to.unit === first!.to.unit))
    return { ...reading, reading: readingOfSides(conversions), alternatives: [], also: others };
  const units = conversions.map(({ to }) => to.unit);
  return { ...reading, reading: getReading({ ...first!, to: { unit: units[0]!, units } }), also: others };
}

/** An assumed target is offered only once for each quantity. */
function isFirstTarget({ from, assumed }: Resolved, place: number, all: readonly Resolved[]): boolean {
  return !assumed.target || all.findIndex((first) => isSameQuantity(first.from.parts, from.parts)) === place;
}

function conversion(best: Resolved, others: readonly Resolved[], index: UnitIndex): ConversionReading {
  const isOther = ({ from, to }: Resolved) =>
    from.unit !== best.from.unit || !best.assumed.target || to.unit === best.to.unit;
  // A negative amount can be a temperature, but not a number of cups.
  const isPossible = ({ from }: Resolved) =>
    best.from.unit.category !== 'temperature' || !best.amount.isNegative || from.unit.category === 'temperature';
  const meanings = others.filter((other) => isOther(other) && isPossible(other));
  const targets = others.filter((other) => !isOther(other));
  // Two names for the same unit are not alternatives.
  const isNewResult = ({ to, result }: Resolved) => to.unit !== best.to.unit || !equals(result, best.result);
  const { from, to, result, transfer, assumed } = best;
  return {
    kind: 'conversion',
    from,
    to,
    result,
    reading: getReading(best),
    transfer,
    assumed,
    alternatives: alternativesFor(
      [...readValues(best, index), ...meanings.filter(isFirstTarget).filter(isNewResult), ...targets],
      index,
    ),
  };
}

function readValues(best: Resolved, index: UnitIndex): Resolved[] {
  const [part] = best.amount.parts;
  return best.amount.otherValues.flatMap((value) => {
    const amount = {
      ...best.amount,
      otherValues: [],
      parts: [{ ...part!, value, candidates: certain(best.from.unit) }],
    };
    // An assumed target depends on the value, because 100 cm may be a person's height but 2 cm cannot.
    const target = best.assumed.target ? [] : best.to.units.map(certain);
    return resolve({ amount, target }, index).conversions.slice(0, 1);
  });
}

function formatNote(conversions: readonly Resolved[]): string {
  const units = conversions.flatMap(({ from, to }) => [from.unit, ...to.units]);
  const meant = ({ units: meanings }: AmbiguousName) =>
    meanings.filter(({ id }) => units.some((unit) => unit.id === id)).length;
  const bearing = ambiguousNames.filter((name) => meant(name) > 1).sort((a, b) => meant(b) - meant(a));
  return (bearing.find(({ isOpen }) => isOpen) ?? bearing[0])?.note ?? 'That may mean more than one unit.';
}

export function offerReading(text: string, index: UnitIndex, format?: NumberFormat): Alternative[] {
  return alternativesFor(understand(listTokens(text, format), index).conversions.slice(0, 1), index);
}

export function alternativesFor(conversions: readonly Resolved[], index: UnitIndex): Alternative[] {
  return distinct(conversions)
    .slice(0, MAX_ALTERNATIVES + 2)
    .flatMap((meaning) => {
      const q = phraseFor(meaning);
      const [read] = q === undefined ? [] : understand(listTokens(q), index).conversions;
      return q !== undefined && read && !read.isOpen && isSameConversion(read, meaning)
        ? [{ q, label: getReading(read) }]
        : [];
    })
    .slice(0, MAX_ALTERNATIVES);
}

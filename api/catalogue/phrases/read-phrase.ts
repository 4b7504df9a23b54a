import type { NumberFormat } from '../engine/number-format.ts';
import type { CategoryUnits } from '../engine/unit-definition.ts';
import { answer, answerEach, asConversion } from './answer.ts';
import { plainCharacters, unquoted } from './characters.ts';
import { corrections } from './corrections.ts';
import { withoutDescribedThings } from './described-things.ts';
import { differenceText, withoutDifference, type Difference } from './differences.ts';
import { refused } from './explain.ts';
import { withPlainNumbers, withThousands } from './joined-numbers.ts';
import { listMarkOf } from './list-marks.ts';
import { inEnglish } from './other-languages.ts';
import type { ConversionReading, PhraseReading } from './phrase-reading.ts';
import * as refusals from './refusals.ts';
import type { Resolved } from './resolve.ts';
import { readSides, type Sides, sidesFor } from './sides.ts';
import { readTransfer } from './transfer-times.ts';
import { tokenize, type Token } from './tokens.ts';
import { isSameConversion, MAX_ALTERNATIVES, alternativesFor, understand } from './understand.ts';
import { unitIndex, type UnitIndex } from './unit-index.ts';
import { withUnitLists } from './unit-lists.ts';
import { readingOfSides } from './wording.ts';

const MAX_LENGTH = 200;
const MAX_TOKENS = 60;
const MAX_MARKS = 2;

/**
 * Asks instead of guessing when in doubt, and takes bounded time. `format` decides between 1,500 and 1.500; the other
 * value is among the alternatives.
 */
export function readPhrase(
  text: string,
  categories: readonly CategoryUnits[],
  format: NumberFormat = 'comma-point',
): PhraseReading {
  if (text.length > MAX_LENGTH) return refusals.tooLong(MAX_LENGTH);
  return readLine(text, unitIndex(categories), format);
}

/** Removes at most two marks, so that a text of marks costs little time. */
function readLine(text: string, index: UnitIndex, format: NumberFormat, depth = 0): PhraseReading {
  const mark = depth < MAX_MARKS ? listMarkOf(text) : undefined;
  if (!mark) return readText(text, index, format);
  const unmarked = readLine(mark.rest, index, format, depth + 1);
  // A bullet is never part of a quantity.
  if (mark.kind === 'bullet') return unmarked;
  const asTyped = readText(text, index, format);
  if (unmarked.kind !== 'conversion') return asTyped;
  if (asTyped.kind !== 'conversion')
    return withOtherReading(unmarked, tokensOf(withoutNumberBlank(text), format), index);
  if (mark.kind === 'dash') return withOtherReading(asTyped, tokensOf(mark.rest, format), index);
  // In `1. feet to meters`, the number belongs to the feet.
  return unmarked.assumed.value ? asTyped : withOtherReading(unmarked, tokensOf(text, format), index);
}

/** `1. 5 ft` without the blank, which may be a typing error. */
function withoutNumberBlank(text: string): string {
  return text.trimStart().replace(/^(\d+\.) +(?=\d)/, '$1');
}

/** No converter here converts temperature differences. */
function answerDifference({ tokens, isOfQuantity }: Difference, index: UnitIndex): PhraseReading | undefined {
  const { found } = understand(tokens, index);
  const text = differenceText(found);
  if (text !== undefined) return refusals.temperatureDifference(text);
  return found.length > 0 && isOfQuantity ? answer(found, index) : undefined;
}

/** Without an area or volume as the target, offers each side and the product. */
function answerSides(sides: Sides, index: UnitIndex): PhraseReading {
  const { products, singleSides, isComplete, hasSeparator } = sides;
  const found = products.map((product) => understand(product, index).found).find(({ length }) => length > 0) ?? [];
  const isAsked = isComplete || found.some(({ assumed }) => !assumed.target);
  const each = singleSides.flatMap((side) => understand(side, index).found.slice(0, 1));
  if (found.length > 0 && isAsked) {
    const reading = answer(found, index);
    if (reading.kind !== 'conversion' || sides.lengths.length === 0) return reading;
    const own = reading.assumed.target ? each.map(asConversion) : [];
    const also = sidesFor(reading.to.unit, sides, index) ?? own;
    return also.length > 0 ? { ...reading, also } : reading;
  }
  const areLengths = each.length === singleSides.length && each.every(({ from }) => from.unit.category === 'length');
  // 0x10 is not a side.
  const areAsked = each.every(({ assumed, from }) => !assumed.target && from.value.numerator !== 0n);
  if (areLengths && hasSeparator && areAsked) return answerLengths(each, index);
  return refusals.ambiguous('DIMENSIONS', alternativesFor([...each, ...found.slice(0, 1)], index));
}

/** `22 x 14 x 9 inches to cm` */
function answerLengths(each: readonly Resolved[], index: UnitIndex): PhraseReading {
  const reading = answerEach(each, index);
  if (reading.kind !== 'conversion') return reading;
  return { ...reading, reading: readingOfSides(each), alternatives: [] };
}

/** `- ½ cup to ml` without its dash, which may be a list mark. */
function withOtherReading(found: ConversionReading, tokens: readonly Token[], index: UnitIndex): ConversionReading {
  const [other] = understand(tokens, index).found;
  const others = other ? alternativesFor([other], index) : [];
  return { ...found, alternatives: [...others, ...found.alternatives].slice(0, MAX_ALTERNATIVES) };
}

function tokensOf(text: string, format: NumberFormat): readonly Token[] {
  const tokens = withoutDescribedThings(inEnglish(tokenize(unquoted(plainCharacters(text)), format)));
  return withThousands(withPlainNumbers(withUnitLists(tokens)));
}

function readText(text: string, index: UnitIndex, format: NumberFormat): PhraseReading {
  const tokens = tokensOf(text, format);
  if (tokens.length === 0) return refusals.empty();
  if (tokens.length > MAX_TOKENS) return refusals.unclear(text);
  const transfer = readTransfer(tokens, index);
  if (transfer) return transfer;
  const difference = withoutDifference(tokens);
  const compared = difference && answerDifference(difference, index);
  if (compared) return compared;
  const sides = readSides(tokens, index);
  if (sides) return answerSides(sides, index);
  const strict = understand(tokens, index);
  if (strict.isEach) return answerEach(strict.found, index);
  if (strict.found.length > 0) return answer(strict.found, index);
  return corrected(tokens, index) ?? refused(text, tokens, strict, index, format);
}

function corrected(tokens: readonly Token[], index: UnitIndex): PhraseReading | undefined {
  const readings = corrections(tokens, index).flatMap((correction) => {
    const { found } = understand(correction.tokens, index);
    return found.length > 0 ? [{ correction, found }] : [];
  });
  const [nearest] = [...readings].sort((a, b) => a.correction.typos - b.correction.typos);
  if (!nearest) return undefined;
  const rivals = readings.filter(
    ({ correction, found }) =>
      correction.typos === nearest.correction.typos && !isSameConversion(found[0]!, nearest.found[0]!),
  );
  if (rivals.length === 0) return answer(nearest.found, index, nearest.correction.changes);
  return refusals.unknownUnit(
    nearest.correction.changes.map(({ typed }) => typed),
    alternativesFor(
      [nearest, ...rivals].map(({ found }) => found[0]!),
      index,
    ),
  );
}

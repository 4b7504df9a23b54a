import type { NumberFormat } from '../engine/number-format.ts';
import type { CategoryUnits } from '../engine/unit-definition.ts';
import { alternativesFor, answer, answerTo, MAX_ALTERNATIVES, offerReading } from './choice/answer.ts';
import { corrections } from './choice/corrections.ts';
import { refused } from './choice/explain.ts';
import { isSameConversion, understand } from './meaning/understand.ts';
import { unitIndex, type UnitIndex } from './names/unit-index.ts';
import { findListMark } from './text/list-marks.ts';
import { listTokens } from './text/plain-words.ts';
import type { Token } from './text/tokens.ts';
import type { ConversionReading, PhraseReading } from './words/phrase-reading.ts';
import { refusals } from './words/refusals.ts';

const MAX_LENGTH = 200;
const MAX_TOKENS = 60;
const MAX_MARKS = 2;

/**
 * If a phrase is ambiguous, asks instead of guessing. Takes bounded time. `format` decides between 1,500 and 1.500, and
 * the other value is among the alternatives.
 */
export function readPhrase(
  text: string,
  categories: readonly CategoryUnits[],
  format: NumberFormat = 'comma-point',
): PhraseReading {
  if (text.length > MAX_LENGTH) return refusals.tooLong(MAX_LENGTH);
  return readLine(text, unitIndex(categories), format);
}

/** Removes at most two list marks, so that a text made of marks takes little time. */
function readLine(text: string, index: UnitIndex, format: NumberFormat, depth = 0): PhraseReading {
  const mark = depth < MAX_MARKS ? findListMark(text) : undefined;
  if (!mark) return readText(text, index, format);
  const unmarked = readLine(mark.rest, index, format, depth + 1);
  // A bullet is never part of a quantity.
  if (mark.kind === 'bullet') return unmarked;
  const asTyped = readText(text, index, format);
  if (unmarked.kind !== 'conversion') return asTyped;
  // `1. 5 ft` may contain a space by mistake.
  if (asTyped.kind !== 'conversion')
    return withOtherReading(unmarked, text.trimStart().replace(/^(\d+\.) +(?=\d)/, '$1'), index, format);
  if (mark.kind === 'dash') return withOtherReading(asTyped, mark.rest, index, format);
  // In `1. feet to meters`, the number belongs to the feet.
  return unmarked.assumed.value ? asTyped : withOtherReading(unmarked, text, index, format);
}

/** Offers the other reading, because the dash in `- ½ cup to ml` may be a list mark. */
function withOtherReading(
  reading: ConversionReading,
  text: string,
  index: UnitIndex,
  format: NumberFormat,
): ConversionReading {
  const alternatives = [...offerReading(text, index, format), ...reading.alternatives].slice(0, MAX_ALTERNATIVES);
  return { ...reading, alternatives };
}

function readText(text: string, index: UnitIndex, format: NumberFormat): PhraseReading {
  const tokens = listTokens(text, format);
  if (tokens.length === 0) return refusals.empty();
  if (tokens.length > MAX_TOKENS) return refusals.unclear(text);
  const understood = understand(tokens, index);
  return (
    answerTo(understood, index) ?? corrected(tokens, index) ?? refused({ ...understood, text, tokens, index, format })
  );
}

function corrected(tokens: readonly Token[], index: UnitIndex): PhraseReading | undefined {
  const readings = corrections(tokens, index).flatMap((correction) => {
    const { conversions } = understand(correction.tokens, index);
    return conversions.length > 0 ? [{ correction, conversions }] : [];
  });
  const [nearest] = [...readings].sort((a, b) => a.correction.typos - b.correction.typos);
  if (!nearest) return undefined;
  const { typos, changes } = nearest.correction;
  const rivals = readings.filter(
    ({ correction, conversions }) =>
      correction.typos === typos && !isSameConversion(conversions[0]!, nearest.conversions[0]!),
  );
  if (rivals.length === 0) {
    const reading = answer(nearest.conversions, index);
    const typos = changes.map(({ typed, word }) => `“${typed}” read as ${word}`).join(', ');
    return reading.kind === 'conversion' ? { ...reading, reading: `${reading.reading} (${typos})` } : reading;
  }
  const firsts = [nearest, ...rivals].map(({ conversions }) => conversions[0]!);
  return refusals.unknownUnit(
    changes.map(({ typed }) => typed),
    alternativesFor(firsts, index),
  );
}

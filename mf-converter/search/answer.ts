import { formatExact } from '@site/catalogue/engine/format-exact';
import { mixedValue, usualUnits } from '@site/catalogue/engine/mixed-units';
import { equals, rational } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { mixedForms } from '@site/catalogue/mixed-forms';
import { conversionText, decimalText, exactText } from '@site/catalogue/phrases/conversion-text';
import type { ConversionReading } from '@site/catalogue/phrases/phrase-reading';
import { allUnits } from '@site/catalogue/units/all-units';
import type { SearchAnswer } from '@site/shell-contract';
import { BELOW_ABSOLUTE_ZERO, isBelowAbsoluteZero } from '../format/absolute-zero.ts';
import { pairLabel, pairOf, pairPath } from '../pairs/pair.ts';
import type { Suggestion } from './find.ts';

/** Maximum characters of an exact decimal. */
const MAX_EXACT_CHARACTERS = 16;
const ABOUT = '≈ ';
const ONE = rational(1n);

export function resultOf(reading: ConversionReading): SearchAnswer {
  const resultText = conversionText(reading);
  const isExact = !resultText.startsWith(ABOUT);
  return {
    kind: 'result',
    reading: reading.reading,
    text: isExact ? resultText : resultText.slice(ABOUT.length),
    isExact,
    more: [
      ...mixedOf(reading),
      ...(isExact ? [] : exactOf(reading)),
      ...(isBelowAbsoluteZero(reading.from.value, reading.from.unit) ? [BELOW_ABSOLUTE_ZERO] : []),
    ],
    alternatives: reading.alternatives,
  };
}

/** Adds the result in mixed units, unless the visitor asked for several units. */
function mixedOf({ result, to }: ConversionReading): string[] {
  if (to.units.length > 1) return [];
  const units = usualUnits(result, to.unit, mixedForms[to.unit.category] ?? [], allUnits);
  if (!units) return [];
  const { text, isExact } = mixedValue(result, to.unit, units);
  return [`${isExact ? '=' : '≈'} ${text}`];
}

function exactOf({ result, to }: ConversionReading): string[] {
  const { text, isExact } = formatExact(result);
  return isExact && text.length <= MAX_EXACT_CHARACTERS ? [`exactly ${text} ${to.unit.symbol}`] : [];
}

/** Returns the pair's page with the value. Undefined if both units are the same. */
export function answerPage({
  from,
  to,
  assumed,
}: ConversionReading): { path: string; suggestion: Suggestion } | undefined {
  const target = to.units.find(({ id }) => id !== from.unit.id);
  if (!target) return undefined;
  const pair = pairOf(from.unit, target);
  const path = pairPath(pair);
  // Converter pages default to 1.
  const query =
    assumed.value || equals(from.value, ONE)
      ? ''
      : `?${new URLSearchParams({ value: addressValue(from.value) }).toString()}`;
  return { path, suggestion: { label: pairLabel(pair), to: path + query } };
}

const SHORT_FRACTION = /^-?\d{1,6}\/\d{1,6}$/;

/** Returns `5.25`, `16/3`, or `1e+300` for a number that is too long for the field. */
function addressValue(value: Rational): string {
  const exact = exactText(value);
  return SHORT_FRACTION.test(exact) ? exact : decimalText(value).decimal.replace(/\.?0+e/, 'e');
}

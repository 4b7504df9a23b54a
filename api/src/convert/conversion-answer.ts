import type { ConversionAnswer } from '@site/api-contract';
import { convert } from '@site/catalogue/engine/convert';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { mixedValue } from '@site/catalogue/engine/mixed-units';
import { absolute, add, equals, rational, type Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ConversionReading, Quantity } from '@site/catalogue/phrases/phrase-reading';
import { exactText, givenText, resultText } from './number-texts.ts';

/** What is answered where a question was understood. */
export function conversionAnswer(query: string, reading: ConversionReading): ConversionAnswer {
  const { from, to, result, alternatives } = reading;
  const { text: decimal, isExact } = formatExact(result);
  return {
    query,
    reading: reading.reading,
    category: from.unit.category,
    from: { value: exactText(from.value), unit: from.unit.id, symbol: from.unit.symbol },
    to: { unit: to.unit.id, symbol: to.unit.symbol },
    result: { exact: exactText(result), decimal, isExact },
    text: equation(from, to, result),
    alternatives: alternatives.map(({ q, label }) => ({ q, label })),
  };
}

interface Side {
  text: string;
  isExact: boolean;
}

function equation(from: Quantity, to: ConversionReading['to'], result: Rational): string {
  const left = givenSide(from);
  const right = to.units.length > 1 ? mixedValue(result, to.unit, to.units) : withSymbol(resultText(result), to.unit);
  return `${left.text} ${left.isExact && right.isExact ? '=' : '≈'} ${right.text}`;
}

/** `5 ft 3 in` as it was given, where that is the whole; else the whole in its first unit. */
function givenSide({ parts, value, unit }: Quantity): Side {
  const whole = parts.map((part) => convert(absolute(part.value), part.unit, unit)).reduce(add, rational(0n));
  if (parts.length < 2 || !equals(whole, absolute(value))) return withSymbol(givenText(value), unit);
  const sides = parts.map((part) => withSymbol(givenText(absolute(part.value)), part.unit));
  const sign = value.numerator < 0n ? '\u2212' : '';
  return { text: `${sign}${sides.map(({ text }) => text).join(' ')}`, isExact: sides.every(({ isExact }) => isExact) };
}

function withSymbol({ text, isExact }: Side, { symbol }: UnitDefinition): Side {
  return { text: `${text} ${symbol}`, isExact };
}

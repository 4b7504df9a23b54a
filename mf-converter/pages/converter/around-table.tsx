import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { exponentOf } from '@site/catalogue/engine/format-quantity';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { proseNumber, wholeFigures } from '@site/catalogue/engine/prose-number';
import { add, equals, multiply, rational, rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { symbolFor } from '@site/catalogue/engine/unit-symbol';
import { DataTable, Section, figures } from '@site/shell-contract';
import { memo } from 'react';
import type { Pair } from '../../pairs/pair.ts';
import { alignedFigures } from '../../ui/aligned-figures.tsx';
import { ValueLink } from '../../ui/value-link.tsx';

const ONE = rational(1n);

/** Hidden for the default of 1, which other tables cover. */
export const AroundTable = memo(function AroundTable({ pair, value }: { pair: Pair; value: Rational }) {
  if (equals(value, ONE)) return null;
  const { from, to } = pair;
  const rows = valuesAround(value, pair);
  const typedAt = rows.findIndex(({ isTyped }) => isTyped);
  const inputs = alignedFigures(
    rows.map(({ input }) => input),
    typedAt,
  );
  const results = alignedFigures(
    rows.map(({ result }) => result),
    typedAt,
  );
  const quantity = figures(`${readable(value)} ${symbolFor(value, from)}`);
  return (
    <Section
      title={
        <>
          Around <span>{quantity}</span>
        </>
      }
    >
      <DataTable
        caption={
          <>
            Values near <span>{quantity}</span> in {to.plural}
          </>
        }
        columns={[from, to].map(({ fullName }) => ({ label: fullName, figures: true }))}
        rows={rows.map(({ text, isTyped }, row) => [
          isTyped || text === undefined ? inputs[row] : <ValueLink value={text}>{inputs[row]}</ValueLink>,
          results[row],
        ])}
      />
    </Section>
  );
});

interface ValueRow {
  input: string;
  result: string;
  isTyped: boolean;
  /** Exact, for the field. Undefined if it has too many digits. */
  text: string | undefined;
}

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const MAX_CHARACTERS = 14;
const FIGURES = 6;

/** Up to four on each side. Except for temperatures, they keep the input's sign and exclude zero. */
export function valuesAround(value: Rational, { from, to }: Pair): ValueRow[] {
  const step = stepAround(value);
  const inputs = STEPS.map((count) => ({ count, input: add(value, multiply(step, rational(BigInt(count)))) }));
  const shown = inputs.filter(
    ({ count, input }) =>
      hasCounterpart(input, from, to) && (count === 0 || from.category === 'temperature' || isOnSideOf(value, input)),
  );
  return shown.map(({ count, input }) => {
    const result = convert(input, from, to);
    const { text, isExact } = formatExact(input);
    return {
      input: readable(input),
      result: proseNumber(result, wholeFigures(result, FIGURES)),
      isTyped: count === 0,
      text: isExact ? text : undefined,
    };
  });
}

function isOnSideOf(value: Rational, other: Rational): boolean {
  return value.numerator < 0n ? other.numerator < 0n : other.numerator > 0n;
}

/** One unit of the second significant digit, or of the only one: 1 for 5 and 68, 5 for 70, 0.1 for 5.5, 10 for 120. */
function stepAround(value: Rational): Rational {
  if (value.numerator === 0n) return ONE;
  const exponent = exponentOf(value);
  const isOneFigure = multiply(value, rationalFromDecimal('1', -exponent)).denominator === 1n;
  if (!isOneFigure) return rationalFromDecimal('1', exponent - 1);
  return exponent > 0 ? rationalFromDecimal('5', exponent - 1) : rationalFromDecimal('1', exponent);
}

function readable(value: Rational): string {
  const { text, isExact } = formatExact(value);
  return isExact && text.length <= MAX_CHARACTERS ? text : proseNumber(value, FIGURES);
}

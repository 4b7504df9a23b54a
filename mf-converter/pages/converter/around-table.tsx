import { convert, hasCounterpart } from '@site/catalogue/engine/convert';
import { exponentOf } from '@site/catalogue/engine/format-decimal';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { proseNumber } from '@site/catalogue/engine/prose-number';
import { add, multiply, rational, rationalFromDecimal } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { DataTable, Section } from '@site/shell-contract';
import type { TypedValue } from '../../converter/converter-state.ts';
import type { Pair } from '../../pairs/pair.ts';
import { alignedFigures } from '../../ui/figures.tsx';

/** What lies around the number that the visitor has typed. */
export function AroundTable({ pair, typed }: { pair: Pair; typed: TypedValue }) {
  const { from, to } = pair;
  const rows = valuesAround(typed.value, pair);
  const typedAt = rows.findIndex(({ isTyped }) => isTyped);
  const inputs = alignedFigures(rows.map(({ input }) => input), typedAt);
  const results = alignedFigures(rows.map(({ result }) => result), typedAt);
  return (
    <Section title={`Around ${typed.valueText} ${from.symbol}`}>
      <DataTable
        caption={`Values near ${typed.valueText} ${from.symbol} in ${to.plural}`}
        columns={[from, to].map(({ name, symbol }) => ({ label: `${name} (${symbol})`, figures: true }))}
        rows={rows.map((_, row) => [inputs[row], results[row]])}
      />
    </Section>
  );
}

interface ValueRow {
  input: string;
  result: string;
  isTyped: boolean;
}

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const READABLE = 14;
const FIGURES = 6;

/** The typed value and four on either side of it, a step being one in its second figure: 0.1 around 5, 1 around 70. */
export function valuesAround(value: Rational, { from, to }: Pair): ValueRow[] {
  const exponent = value.numerator === 0n ? 0 : exponentOf(value) - 1;
  const step = rationalFromDecimal('1', exponent);
  const inputs = STEPS.map((count) => ({ count, input: add(value, multiply(step, rational(BigInt(count)))) }));
  return inputs.filter(({ input }) => hasCounterpart(input, from, to)).map(({ count, input }) => {
    return { input: readable(input), result: proseNumber(convert(input, from, to), FIGURES), isTyped: count === 0 };
  });
}

function readable(value: Rational): string {
  const { text } = formatExact(value);
  return text.length <= READABLE ? text : proseNumber(value, FIGURES);
}

import { DataTable, Section } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { alignedFigures } from '../../ui/figures.tsx';
import type { TypedValue } from '../../converter/converter-state.ts';
import { valuesAround } from './values-around.ts';

/** What lies around the number that the visitor has typed. */
export function AroundTableSection({ pair, typed }: { pair: Pair; typed: TypedValue }) {
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

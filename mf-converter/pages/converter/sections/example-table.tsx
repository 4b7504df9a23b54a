import { EXAMPLE_INPUTS, exampleTable } from '@site/catalogue/example-table';
import { featuredConversion } from '@site/catalogue/featured-conversions';
import { DataTable, Section } from '@site/shell-contract';
import { pairHeading } from '../../../pairs/pair.ts';
import type { Pair } from '../../../pairs/pair.ts';
import { alignedFigures } from '../../../ui/aligned-figures.tsx';
import { ValueLink } from '../../../ui/value-link.tsx';

export function ExampleTable({ pair }: { pair: Pair }) {
  const { from, to, slug } = pair;
  const { columns, rows } = exampleTable(from, to, featuredConversion(slug)?.columns);
  const cells = columns.map(({ key }) => alignedFigures(rows.map((row) => row[key] ?? '')));
  return (
    <Section title={`${pairHeading(pair)} conversion table`}>
      <DataTable
        caption={`Common values in ${from.plural} and ${to.plural}`}
        columns={columns.map(({ label }) => ({ label, figures: true }))}
        rows={EXAMPLE_INPUTS.map((input, row) => {
          const [value, result] = cells.map((column) => column[row]);
          return [<ValueLink value={String(input)}>{value}</ValueLink>, result];
        })}
      />
    </Section>
  );
}

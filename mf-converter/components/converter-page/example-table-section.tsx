import { exampleTable } from '@site/catalogue/example-table';
import { DataTable, Section } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';

/** 1, 2, 5, 10, 20, 50 and 100 of the first unit in the second. */
export function ExampleTableSection({ pair: { from, to } }: { pair: Pair }) {
  const { columns, rows } = exampleTable(from, to);
  return (
    <Section title={`${from.name} to ${to.name} conversion table`}>
      <DataTable
        caption={`Common values of ${from.plural} in ${to.plural}`}
        columns={columns.map(({ label }) => ({ label, figures: true }))}
        rows={rows.map((row) => columns.map(({ key }) => row[key]))}
      />
    </Section>
  );
}

import { lookupTables } from '@site/catalogue/lookup-tables';
import type { LookupTable } from '@site/catalogue/lookup-tables';
import type { TableSource } from '@site/catalogue/category-schema';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { DataTable, Section, figures } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { Pair } from '../../../pairs/pair.ts';
import { alignedFigures } from '../../../ui/aligned-figures.tsx';
import { ValueLink } from '../../../ui/value-link.tsx';

interface LookupTablesProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  sources: readonly TableSource[];
}

export function LookupTables({ pair: { from, to }, units, sources }: LookupTablesProps) {
  return lookupTables(from, to, sources, units).map((table) => <Lookup key={table.title} table={table} />);
}

function Lookup({ table: { title, caption, columns, rows, inputs, valueColumn } }: { table: LookupTable }) {
  const cells = columns.map(({ kind }, at) => {
    const texts = rows.map((row) => row[at] ?? '');
    const shown = kind === 'decimals' ? alignedFigures(texts) : texts;
    return at === valueColumn ? shown.map((cell, row) => linked(cell, inputs[row] ?? '')) : shown;
  });
  return (
    <Section title={title}>
      <DataTable
        caption={caption}
        columns={columns.map(({ label, kind }) => ({ label, figures: kind !== 'words' }))}
        rows={rows.map((_, row) => cells.map((column) => column[row]))}
      />
    </Section>
  );
}

function linked(cell: ReactNode, input: string): ReactNode {
  return <ValueLink value={input}>{typeof cell === 'string' ? figures(cell) : cell}</ValueLink>;
}

import { lookupTables } from '@site/catalogue/lookup-tables';
import type { LookupTable } from '@site/catalogue/lookup-tables';
import type { TableSource } from '@site/catalogue/category-schema';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { DataTable, Section } from '@site/shell-contract';
import type { Pair } from '../../../pairs/pair.ts';
import { alignedFigures } from '../../../ui/aligned-figures.tsx';

interface LookupTablesProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  sources: readonly TableSource[];
}

/** Oven temperatures, tire pressures, body heights. */
export function LookupTables({ pair: { from, to }, units, sources }: LookupTablesProps) {
  return lookupTables(from, to, sources, units).map((table) => <Lookup key={table.title} table={table} />);
}

function Lookup({ table: { title, caption, columns, rows } }: { table: LookupTable }) {
  const cells = columns.map(({ kind }, at) => {
    const texts = rows.map((row) => row[at] ?? '');
    return kind === 'decimals' ? alignedFigures(texts) : texts;
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

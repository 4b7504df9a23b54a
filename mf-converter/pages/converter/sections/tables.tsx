import { EXAMPLE_INPUTS, exampleTable } from '@site/catalog/example-table';
import { featuredConversion } from '@site/catalog/featured-conversions';
import { lookupTables, type LookupTable } from '@site/catalog/lookup-tables';
import type { TableSource } from '@site/catalog/category-schema';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { DataTable, Section, figures, space } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pairHeading, type Pair } from '../../../pairs/pair.ts';
import { alignedFigures } from '../../../ui/aligned-figures.tsx';
import { ValueLink } from '../../../ui/value-link.tsx';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(10)};
  && section {
    max-width: 100%;
    margin-block: 0;
  }
  @media (max-width: 639.98px) {
    section {
      width: 100%;
    }
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
    && :is(th, td, caption) {
      padding-block: ${space(1)};
    }
  }
`;

interface TablesProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  sources: readonly TableSource[];
}

export function Tables({ pair, units, sources }: TablesProps) {
  return (
    <Frame>
      <ExampleTable pair={pair} />
      {lookupTables(pair.from, pair.to, sources, units).map((table) => (
        <Lookup key={table.title} table={table} />
      ))}
    </Frame>
  );
}

function ExampleTable({ pair }: { pair: Pair }) {
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

import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { DataTable, Section, color, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { buildConversionChart } from '../../converter/unit-rows.ts';

const Frame = styled.div`
  > p {
    margin-bottom: ${space(3)};
  }
  tbody th,
  thead th:first-child {
    position: sticky;
    left: 0;
    background: ${color.tint};
  }
`;

interface ConversionChartProps {
  categoryName: string;
  units: readonly UnitDefinition[];
}

/** A wider chart is hard to read. */
const MAX_UNITS = 12;

export function ConversionChart({ categoryName, units: all }: ConversionChartProps) {
  const units = all.slice(0, MAX_UNITS);
  const { amount, isProportional, numbers } = buildConversionChart(units);
  const note = [
    `Each row shows ${amount} of the unit on the left in every other unit, to six significant digits.`,
    units.length < all.length ? `The table above has all ${all.length} units.` : '',
    isProportional
      ? 'Multiply for other amounts.'
      : 'These scales don’t share a zero (or a direction), so use the converter for other amounts.',
  ];
  return (
    <Section title={`${categoryName.charAt(0)}${categoryName.slice(1).toLowerCase()} conversion chart`} id="chart">
      <Frame>
        <p>{note.join(' ')}</p>
        <DataTable
          caption={`${amount} of each unit`}
          columns={[{ label: 'Unit' }, ...units.map(({ symbol }) => ({ label: symbol, figures: true }))]}
          rows={units.map(({ fullName }, row) => [fullName, ...(numbers[row] ?? [])])}
        />
      </Frame>
    </Section>
  );
}

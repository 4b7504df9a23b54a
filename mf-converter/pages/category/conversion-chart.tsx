import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Section, color, figures as drawn, fontSize, layout, minWidth, space } from '@site/shell-contract';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { FiguresTable, ScrollBox } from '../../ui/figures-table.ts';
import { conversionChart } from '../../converter/unit-rows.ts';
import { notPrinted } from '../../ui/hidden.ts';

/** Wide windows: reaches across the sidebar's column, and covers what overlaps. */
const acrossColumns = css`
  ${minWidth.sidebar} {
    position: relative;
    z-index: 1;
    margin-right: calc(-1 * (${layout.sidebar} + ${space(12)}));
    padding-block: ${space(4)};
    background: ${color.paper};
  }
`;

/** Prints on a landscape page. */
const Sheet = styled.div<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && acrossColumns}
  @page chart {
    size: landscape;
    margin: 10mm;
  }
  @media print {
    page: chart;
    margin-right: 0;
    break-inside: avoid;
  }
`;

/** Points. All columns fit on a page. */
const printedSize = (columns: number) => Math.min(6.5, 92 / columns).toFixed(1);

const Table = styled(FiguresTable)<{ $columns: number }>`
  && {
    font-size: ${fontSize.small};
  }
  && :is(th, td) {
    padding: ${space(1.5)} ${space(2.5)};
    white-space: nowrap;
  }
  td,
  thead th + th {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  thead th:first-child,
  tbody th {
    position: sticky;
    left: 0;
    background: ${color.tint};
    font-weight: 600;
  }
  tbody tr:hover td {
    background: ${color.accentTint};
  }
  @media print {
    && {
      font-size: ${({ $columns }) => printedSize($columns)}pt;
    }
    && :is(th, td) {
      padding: 0.25em 0.3em;
      white-space: normal;
    }
  }
`;

/** Outside the table: a caption would be as wide as the table and scroll with it. */
const Note = styled.p`
  margin-bottom: ${space(3)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

/** Phones show two or three columns. */
const ScrollHint = styled.span`
  display: none;
  @media (max-width: 639.98px) {
    display: inline;
  }
  ${notPrinted}
`;

interface ConversionChartProps {
  categoryName: string;
  units: readonly UnitDefinition[];
}

/** The first units are the most popular. A wider chart is hard to read and prints too small. */
const MAX_UNITS = 12;

/** A chart of more units is wider than the page’s main column. */
const WIDE_UNITS = 6;

/** `Fuel economy`. */
function sentenceCase(name: string): string {
  return `${name.charAt(0)}${name.slice(1).toLowerCase()}`;
}

export function ConversionChart({ categoryName, units: all }: ConversionChartProps) {
  const units = all.slice(0, MAX_UNITS);
  const captionId = useId();
  const { amount, isProportional, figures } = conversionChart(units);
  return (
    <Sheet $isWide={units.length > WIDE_UNITS}>
      <Section title={`${sentenceCase(categoryName)} conversion chart`} id="chart">
        <Note id={captionId}>
          {`Each row shows ${amount} of the unit on the left in every other unit, to six significant digits. `}
          {units.length < all.length ? `The table above has all ${all.length} units. ` : null}
          {isProportional
            ? 'Multiply for other amounts.'
            : 'These scales don’t share a zero (or a direction), so use the converter for other amounts.'}
          <ScrollHint> Scroll sideways for more columns.</ScrollHint>
        </Note>
        <ScrollBox role="region" aria-labelledby={captionId} tabIndex={0}>
          <Table aria-labelledby={captionId} $columns={units.length + 1}>
            <thead>
              <tr>
                <th scope="col">{`${amount} of`}</th>
                {units.map(({ id, symbol }) => (
                  <th key={id} scope="col">
                    {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {units.map(({ id, fullName }, row) => (
                <tr key={id}>
                  <th scope="row">{fullName}</th>
                  {figures[row]?.map((figure, column) => (
                    <td key={column}>{drawn(figure)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      </Section>
    </Sheet>
  );
}

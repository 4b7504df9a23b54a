import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, minWidth, radius, space } from '../theme/tokens.ts';
import { figures, spacedDigits } from './figures.tsx';

const long = css`
  max-height: 30rem;
  thead th {
    position: sticky;
    top: 0;
  }
`;

const Scroll = styled.div<{ $long: boolean | undefined }>`
  overflow: auto;
  ${minWidth.pair} {
    width: fit-content;
    max-width: 100%;
  }
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${({ $long }) => $long && long}
  @media print {
    max-height: none;
    overflow: visible;
    break-inside: avoid;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize.note};
  line-height: 1.4;

  caption {
    padding: ${space(3)} ${space(2.5)};
    text-align: left;
    font-size: ${fontSize.note};
    color: ${color.inkSoft};
  }
  th,
  td {
    padding: ${space(2.5)};
    text-align: left;
    vertical-align: top;
    border-top: 1px solid ${color.hairline};
  }
  ${minWidth.pair} {
    width: auto;
    font-size: 1rem;
    caption,
    th,
    td {
      padding-inline: ${space(4)};
    }
  }
  thead th {
    background: ${color.tint};
    font-size: ${fontSize.note};
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 600;
  }
  .figures {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    font-weight: inherit;
  }
  thead .figures {
    font-weight: 600;
    white-space: normal;
  }
`;

export interface DataColumn {
  label: ReactNode;
  /** Right-aligned numbers with tabular digits. */
  figures?: boolean;
}

interface DataTableProps {
  caption: ReactNode;
  columns: readonly DataColumn[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[];
  /** Limits the height. The header stays visible while the rows scroll. */
  long?: boolean;
}

/** A wide table scrolls inside its box, even with the keyboard. */
export function DataTable({ caption, columns, rows, long }: DataTableProps) {
  const captionId = useId();
  const align = (index: number) => (columns[index]?.figures ? 'figures' : undefined);
  const draw = (cell: ReactNode, index: number) => {
    if (typeof cell !== 'string') return cell;
    return columns[index]?.figures ? figures(cell) : spacedDigits(cell);
  };
  return (
    <Scroll $long={long} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={index} scope="col" className={align(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={align(0)}>
                {draw(header, 0)}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={align(index + 1)}>
                  {draw(cell, index + 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

import { color, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { scrollEdges } from './scroll-edges.ts';

/** Scrolls a wide table. Give it a name, the region role, and a tab stop for keyboard users. */
export const ScrollBox = styled.div`
  /* Contains visually hidden elements, which would otherwise widen the page to the table's width. */
  position: relative;
  overflow-x: auto;
  ${minWidth.pair} {
    width: fit-content;
    max-width: 100%;
  }
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  ${scrollEdges}
  @media print {
    overflow: visible;
    background: none;
  }
`;

/** Matches the kit's tables, for cells that hold more than text. */
export const FiguresTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize.note};
  line-height: 1.4;
  caption {
    padding: ${space(3)} ${space(2.5)};
    text-align: left;
    color: ${color.inkSoft};
  }
  th,
  td {
    padding: ${space(2)} ${space(2.5)};
    text-align: left;
    border-top: 1px solid ${color.hairline};
  }
  thead th {
    background: ${color.tint};
    font-weight: 600;
    vertical-align: bottom;
  }
  .figures {
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${minWidth.pair} {
    width: auto;
    caption,
    th,
    td {
      padding-inline: ${space(4)};
    }
  }
  @media print {
    caption,
    th,
    td {
      padding-block: ${space(1)};
    }
    tr {
      break-inside: avoid;
    }
  }
`;

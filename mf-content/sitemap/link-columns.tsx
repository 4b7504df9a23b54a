import { Link, color, fontSize, minWidth, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const USUAL_LEAST = '15rem';

// Phones get one column by default, because browsers would rebalance columns with every streamed chunk.
const List = styled.ul<{ $least: string | undefined }>`
  ${({ $least }) => $least && `columns: ${$least} auto;`}
  ${minWidth.mobile} {
    columns: ${({ $least = USUAL_LEAST }) => $least} auto;
  }
  column-gap: ${space(6)};
  list-style: none;
  padding: 0;
  font-size: ${fontSize.note};

  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding-block: ${space(1.5)};
    line-height: 1.4;
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
`;

interface LinkColumnsProps {
  links: readonly { to: string; label: string }[];
  /** The minimum width of a column. */
  least?: '9rem';
}

export function LinkColumns({ links, least }: LinkColumnsProps) {
  return (
    <List role="list" $least={least}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </List>
  );
}

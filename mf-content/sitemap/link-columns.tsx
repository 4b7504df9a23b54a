import { Link, color, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';

const List = styled.ul<{ $least: string }>`
  columns: ${({ $least }) => $least} auto;
  column-gap: ${space(6)};
  list-style: none;
  padding: 0;
  font-size: ${fontSize.note};

  li { break-inside: avoid; }
  a { display: block; padding-block: ${space(1.5)}; line-height: 1.4; color: ${color.ink}; text-decoration: none; }
  a:hover { color: ${color.accentStrong}; text-decoration: underline; }
`;

interface LinkColumnsProps {
  links: readonly { to: string; label: string }[];
  /** The narrowest that a column gets. */
  least?: string;
}

/** A long list of links in as many columns as fit. */
export function LinkColumns({ links, least = '15rem' }: LinkColumnsProps) {
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

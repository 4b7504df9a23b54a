import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';

const List = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${space(3)};
  list-style: none;
`;

/** `least` is the minimum width of a column. */
export function CardGrid({ children, least = '15rem' }: { children: ReactNode; least?: string }) {
  return (
    <List role="list" $least={least}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  );
}

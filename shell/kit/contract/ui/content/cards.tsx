import { Children, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Link } from '../../route/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { rulerTop } from '../theme/ruler-ticks.tsx';
import { color, fontSize, minWidth, motion, radius, space } from '../theme/tokens.ts';

const ruled = css`
  position: relative;
  border-top-color: ${color.accent};
  &::before {
    content: '';
    position: absolute;
    inset: 0 ${space(4)} auto;
    height: 10px;
    ${rulerTop}
  }
`;

/** `$ruled` draws a ruler along the top edge. */
export const Card = styled.div<{ $ruled?: boolean }>`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  padding: ${space(5)};
  ${minWidth.mobile} {
    padding: ${space(6)};
  }
  ${({ $ruled }) => $ruled && ruled}
`;

const Sheet = styled(Link)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space(2)} ${space(3)};
  height: 100%;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;

  > svg {
    color: ${color.accent};
  }
  /* In narrow cards, the text wraps below the icon. */
  > span {
    flex: 1 1 10.5rem;
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 ${space(3)} auto;
    height: 10px;
    opacity: 0;
    transition: opacity ${motion.calm};
    ${rulerTop}
  }
  &:hover {
    border-color: ${color.accent};
    color: ${color.ink};
  }
  &:hover::before {
    opacity: 1;
  }
  &:hover strong {
    color: ${color.accentStrong};
  }
  &:active {
    background: ${color.accentTint};
  }
`;

const Note = styled.span`
  display: block;
  margin-top: ${space(1)};
  font-size: ${fontSize.note};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

interface CardLinkProps {
  to: string;
  title: ReactNode;
  /** SVG path data on a 24 × 24 grid. */
  icon?: string | undefined;
  children?: ReactNode;
}

export function CardLink({ to, title, icon, children }: CardLinkProps) {
  return (
    <Sheet to={to}>
      {icon ? <Icon path={icon} /> : null}
      <span>
        <strong>{title}</strong>
        {children ? <Note>{children}</Note> : null}
      </span>
    </Sheet>
  );
}

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

import { Link, color, fontSize, space } from '@site/shell-contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { blockLinks } from './block-links.ts';

const Frame = styled.nav`
  h2,
  h3 {
    font-size: ${fontSize.text};
    letter-spacing: 0;
  }
  ul {
    list-style: none;
    margin-top: ${space(2)};
  }
  li {
    border-top: 1px solid ${color.hairline};
  }
  ${blockLinks(2)}
  small {
    margin-left: ${space(2)};
    color: ${color.inkSoft};
  }
`;

interface LinkListProps {
  title: string;
  level: 'h2' | 'h3';
  links: readonly { to: string; label: string; note?: string }[];
  children?: ReactNode;
}

export function LinkList({ title, level: Heading, links, children }: LinkListProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {links.length > 0 ? (
        <ul role="list">
          {links.map(({ to, label, note }) => (
            <li key={to}>
              <Link to={to}>
                {label}
                {note === undefined ? null : <small> {note}</small>}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Frame>
  );
}

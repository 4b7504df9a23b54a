import { color, lazyHydrate, minWidth, space } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { blockLinks } from '../ui/block-links.ts';

/** Until the first interaction, it is a plain form. */
export const FindAConverter = lazyHydrate(async () => (await import('./find-a-converter.tsx')).FindAConverter);

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
  h2 {
    font-size: 1.0625rem;
    letter-spacing: 0;
  }
  ul {
    list-style: none;
    margin-top: ${space(2)};
  }
  li {
    border-top: 1px solid ${color.hairline};
    ${blockLinks(2)}
  }
  h2 + p,
  ul + p {
    margin-top: ${space(2)};
  }
  ${minWidth.sidebar} {
    height: 100%;
    grid-template-rows: auto 1fr;
  }
`;

const Follower = styled.div`
  ${minWidth.sidebar} {
    position: sticky;
    top: ${space(24)};
  }
`;

interface SidebarProps {
  card?: ReactNode;
  links: ReactNode;
}

export function Sidebar({ card, links }: SidebarProps) {
  return (
    <Stack>
      <FindAConverter />
      {card ? (
        <div>
          <Follower>{card}</Follower>
        </div>
      ) : null}
      {card ? links : <Follower>{links}</Follower>}
    </Stack>
  );
}

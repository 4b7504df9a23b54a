import { color, Container, fontSize, Link, minWidth, RulerTicks, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppServices } from '../services/app-services.tsx';
import type { NavigationLink } from '../services/navigation.ts';
import { FOOTER_HEIGHT } from './layout.tsx';

/** With large text on a phone, two columns would be wider than the screen, so there is one. */
const COLUMN = '8rem';
const columns = `repeat(auto-fit, minmax(min(100%, max(${COLUMN}, 40%)), 1fr))`;

// On phones, the padding keeps the fixed bottom bar from covering the end of the page.
const Frame = styled.footer`
  padding-bottom: calc(${space(20)} + env(safe-area-inset-bottom, 0px));
  background: ${color.tint};
  font-size: ${fontSize.note};
  ${minWidth.mobile} {
    min-height: ${FOOTER_HEIGHT};
    padding-bottom: ${space(8)};
  }
  @media print {
    display: none;
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space(8)} ${space(6)};
  padding-block: ${space(8)};
  > p {
    grid-column: 1 / -1;
    max-width: 36ch;
    color: ${color.inkSoft};
  }
  > nav:nth-child(2) {
    grid-column: 1 / -1;
  }
  > nav:nth-child(2) ul {
    display: grid;
    grid-template-columns: ${columns};
    column-gap: ${space(6)};
  }
  ${minWidth.mobile} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 4fr) repeat(auto-fit, minmax(${COLUMN}, 1fr));
    padding-block: ${space(12)};
    > p,
    > nav:nth-child(2) {
      grid-column: auto;
    }
  }
`;

const Group = styled.nav`
  h2 {
    margin-bottom: ${space(2)};
    font-size: ${fontSize.note};
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${space(1.5)};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.4;
  }
  a:hover {
    color: ${color.accentStrong};
    text-decoration: underline;
  }
`;

function LinkGroup({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Group>
  );
}

export function Footer({ year }: { year: number }) {
  const { site, navigation, texts } = useAppServices();
  return (
    <Frame>
      <RulerTicks />
      <Columns>
        <p>{texts.tagline}</p>
        <LinkGroup heading="Categories" links={navigation.categories} />
        <LinkGroup heading="Tools" links={navigation.tools} />
        <LinkGroup heading="Quick Links" links={navigation['quick-links']} />
        <LinkGroup heading="Read" links={navigation.read} />
      </Columns>
      <Container>
        <small>{`© ${year} ${site.name}. All rights reserved.`}</small>
      </Container>
    </Frame>
  );
}

import {
  color,
  Container,
  fontSize,
  Icon,
  Link,
  minWidth,
  motion,
  radius,
  rulerTop,
  space,
} from '@site/shell-contract';
import { markTicks } from '@site/shell-contract/token-values';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppServices } from '../services/app-services.tsx';
import { currentLink } from '../services/navigation.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { IconButton } from './icon-button.ts';
import { LoadedPanel } from './loaded-panel.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useOpenPanel } from './use-open-panel.ts';
import { useHeaderHidden } from './use-scroll.ts';

/** The height with one row of content. The page reserves it before the header renders. */
export const HEADER_HEIGHT = `calc(${space(16.5)} + 1px)`;

/** With large text, a fixed header would cover a third of the page. */
const WITH_LARGE_TEXT = '@media (max-height: 29.99em)';

// A hidden header appears when it has the focus, so that the focused element is always visible.
const Frame = styled.header<{ $hidden: boolean }>`
  position: sticky;
  top: 0;
  z-index: 20;
  min-height: ${HEADER_HEIGHT};
  padding-block: ${space(2)} ${space(3.5)};
  border-bottom: 1px solid ${color.tick};
  background: ${color.paper};
  transform: ${({ $hidden }) => ($hidden ? 'translateY(-101%)' : 'none')};
  transition: transform ${motion.calm};

  &:focus-within {
    transform: none;
  }
  ${WITH_LARGE_TEXT} {
    position: relative;
    transform: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 10px;
    pointer-events: none;
    transform: scaleY(-1);
    ${rulerTop}
  }
  @media print {
    position: relative;
    nav,
    nav + div {
      display: none;
    }
  }
`;

const Bar = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  ${minWidth.mobile} {
    column-gap: ${space(8)};
  }
`;

// If the name would be narrower than this, such as on phones with large text, the buttons wrap below it.
const Name = styled.div`
  display: flex;
  flex: 1 1 9rem;
  ${minWidth.mobile} {
    flex: none;
  }
`;

// Reserves the width of the three buttons, so that nothing shifts when they are rendered.
const Tools = styled.div`
  display: flex;
  align-items: center;
  min-width: ${space(33)};
  margin-left: auto;
  margin-right: -${space(2.5)};
  @media (scripting: none) {
    min-width: 0;
  }
  ${minWidth.mobile} {
    gap: ${space(2)};
    [aria-controls] {
      display: none;
    }
  }
`;

const FindLink = styled(Link)`
  display: none;
  gap: ${space(2)};
  align-items: center;
  min-height: ${space(11)};
  color: ${color.ink};
  font-size: ${fontSize.note};
  font-weight: 600;
  text-decoration: none;
  svg {
    color: ${color.accent};
  }
  &:hover,
  &[aria-current] {
    color: ${color.accentStrong};
  }
  ${minWidth.mobile} {
    display: flex;
  }
  /* The key that opens the search. */
  @media (min-width: 1280px) and (hover: hover) and (scripting: enabled) {
    &::after {
      content: '/' / '';
      padding-inline: ${space(1.5)};
      border: 1px solid ${color.controlBorder};
      border-radius: ${radius.control};
      color: ${color.inkSoft};
    }
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${space(11)};
  min-width: 0;
  color: ${color.ink};
  font-size: 1.2rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  text-decoration: none;

  svg {
    color: ${color.accent};
  }
  &:hover {
    color: ${color.accentStrong};
  }
`;

export function Header() {
  const { site, navigation, texts } = useAppServices();
  const panels = useOpenPanel();
  const hidden = useHeaderHidden() && !panels.open;
  const { pathname } = useLocation();
  return (
    <Frame $hidden={hidden} data-hidden={hidden || undefined}>
      <Bar>
        <Name>
          <Home to="/">
            <svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30">
              <rect width="30" height="30" rx="7" fill="currentColor" />
              <path d={markTicks} stroke="var(--color-on-accent)" strokeWidth="1.75" />
            </svg>
            {site.name}
          </Home>
        </Name>
        <DesktopNavigation panels={panels} />
        <Tools>
          {navigation.find.map((link) => (
            <FindLink key={link.to} to={link.to} aria-current={currentLink(pathname, link)}>
              <Icon name="search" size={20} />
              {link.label}
            </FindLink>
          ))}
          <ThemeToggle />
          <IconButton {...panels.toggle('search')} aria-label={texts.searchButton}>
            <Icon name={panels.open === 'search' ? 'close' : 'search'} />
          </IconButton>
          <IconButton {...panels.toggle('menu')} aria-label="Menu">
            <Icon name={panels.open === 'menu' ? 'close' : 'menu'} />
          </IconButton>
        </Tools>
      </Bar>
      {panels.open === 'search' || panels.open === 'menu' ? (
        <LoadedPanel name={panels.open} close={panels.close} />
      ) : null}
    </Frame>
  );
}

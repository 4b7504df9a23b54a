import { color, Container, fontSize, Icon, minWidth, motion, rulerTop, space } from '@site/shell-contract';
import type { SiteInfo } from '@site/shell-contract';
import { Link } from '@site/shell-contract';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ThemeToggle } from './theme-toggle.tsx';
import { currentLink } from './current-link.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { IconButton } from './icon-button.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Search } from './use-found.ts';
import type { Navigation } from './navigation.ts';
import { SearchPanel } from './search-panel.tsx';
import { useHeaderHidden } from './use-header-hidden.ts';
import { useOpenPanel } from './use-open-panel.ts';

/** With one row, which it has before that is there. */
export const HEADER_HEIGHT = `calc(${space(16.5)} + 1px)`;

// Focus brings a hidden header back, so that what has the focus is always in sight.
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

// On a phone whose owner has the letters large, the buttons go under the name where it would have less room than this.
const Name = styled.div`
  display: flex;
  flex: 1 1 9rem;
  ${minWidth.mobile} {
    flex: none;
  }
`;

// As wide as its three buttons before they are there: none moves those before it.
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
`;

/** Logo, navigation, search and menu. Hides on the way down the page, comes back on the way up. */
export function Header({
  site,
  navigation,
  search,
}: {
  site: SiteInfo;
  navigation: Navigation;
  search: Search | undefined;
}) {
  const panels = useOpenPanel();
  const hidden = useHeaderHidden() && !panels.open;
  const { pathname } = useLocation();
  return (
    <Frame $hidden={hidden} data-hidden={hidden || undefined}>
      <Bar>
        <Name>
          <Logo name={site.name} />
        </Name>
        <DesktopNavigation navigation={navigation} panels={panels} />
        <Tools>
          {navigation.find.map((link) => (
            <FindLink key={link.to} to={link.to} aria-current={currentLink(pathname, link)}>
              <Icon name="search" size={20} />
              {link.label}
            </FindLink>
          ))}
          <ThemeToggle />
          <IconButton {...panels.toggle('search')} aria-label="Search converters">
            <Icon name={panels.open === 'search' ? 'close' : 'search'} />
          </IconButton>
          <IconButton {...panels.toggle('menu')} aria-label="Menu">
            <Icon name={panels.open === 'menu' ? 'close' : 'menu'} />
          </IconButton>
        </Tools>
      </Bar>
      {panels.open === 'search' ? <SearchPanel search={search} close={panels.close} /> : null}
      {panels.open === 'menu' ? <MobileMenu navigation={navigation} /> : null}
    </Frame>
  );
}

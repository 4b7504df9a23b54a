import { color, fontSize, Icon, Link, minWidth, radius, space } from '@site/shell-contract';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useAppServices } from '../services/app-services.tsx';
import { currentLink } from '../services/navigation.ts';
import { NavigationItems } from './navigation-items.tsx';
import type { HeaderPanels } from './use-open-panel.ts';

const Bar = styled.nav`
  display: none;
  ${minWidth.mobile} {
    display: block;
    order: 1;
    flex-basis: 100%;
  }
  ${minWidth.sidebar} {
    order: 0;
    flex-basis: auto;
    flex-grow: 1;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -${space(3)};
  }
  ul {
    list-style: none;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(11)};
  padding-inline: ${space(3)};
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.note};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    color: ${color.accentStrong};
  }
  &[aria-current],
  &[data-current] {
    color: ${color.accent};
    box-shadow: inset 0 -2px ${color.accent};
  }
`;

const Entry = styled(Link)`
  ${entry}
`;
const MoreButton = styled.button`
  ${entry}
`;

const Dropdown = styled.li`
  position: relative;

  ul {
    display: none;
    position: absolute;
    top: 100%;
    left: 0;
    z-index: 1;
    min-width: 14rem;
    padding: ${space(2)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  ul li {
    break-inside: avoid;
  }
  ul a {
    gap: ${space(3)};
    border-radius: ${radius.control};
  }
  ul a:hover {
    background: ${color.accentTint};
  }
  ul a[aria-current] {
    box-shadow: none;
  }
  ul svg {
    color: ${color.accent};
  }
  [aria-expanded='true'] + ul {
    display: block;
    /* One column would be taller than most windows. */
    width: 30rem;
    columns: 2;
  }
  @media (scripting: none) {
    &:hover ul,
    &:focus-within ul {
      display: block;
    }
  }
`;

export function DesktopNavigation({ panels }: { panels: HeaderPanels }) {
  const { pathname } = useLocation();
  const { main, more, all, tools } = useAppServices().navigation;
  const dropdownLinks = [...more, ...all, ...tools];
  const isInMore = more.some((link) => currentLink(pathname, link));
  return (
    <Bar aria-label="Main">
      <ul>
        <NavigationItems links={main} as={Entry} />
        {dropdownLinks.length === 0 ? null : (
          <Dropdown data-panel="more">
            <MoreButton {...panels.toggle('more')} data-current={isInMore || undefined}>
              More
              <Icon name={panels.open === 'more' ? 'chevron-up' : 'chevron-down'} size={18} />
            </MoreButton>
            <ul id="header-more">
              <NavigationItems links={dropdownLinks} as={Entry} iconSize={20} />
            </ul>
          </Dropdown>
        )}
      </ul>
    </Bar>
  );
}

import { Icon, space } from '@site/shell-contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { currentLink } from './current-link.ts';
import type { Navigation, NavigationLink } from './navigation.ts';
import { PanelLink, panelRow } from './panel-link.ts';
import { Panel } from './panel.ts';

const List = styled.ul`
  list-style: none;
  /* Aligns the label with those after an icon. */
  a:not(:has(svg)) {
    padding-left: ${space(10)};
  }
  & & {
    padding-left: ${space(6)};
  }
`;

const Expander = styled.button`
  ${panelRow}
  justify-content: space-between;
  padding-left: ${space(10)};
`;

function MenuEntry({ link }: { link: NavigationLink }) {
  const { pathname } = useLocation();
  return (
    <li>
      <PanelLink to={link.to} aria-current={currentLink(pathname, link)}>
        {link.icon === undefined ? null : <Icon path={link.icon} size={20} />}
        {link.label}
      </PanelLink>
    </li>
  );
}

export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const { main, more, all, read } = navigation;
  const [expanded, setExpanded] = useState(false);
  const others = navigation['quick-links'].filter(({ to }) => ![...all, ...read].some((link) => link.to === to));
  return (
    <Panel as="nav" id="header-menu" data-panel="menu" aria-label="Menu">
      <List>
        {main.map((link) => (
          <MenuEntry key={link.to} link={link} />
        ))}
        {more.length === 0 ? null : (
          <li>
            <Expander
              type="button"
              aria-expanded={expanded}
              aria-controls="menu-more-categories"
              onClick={() => setExpanded(!expanded)}
            >
              More Categories
              <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={20} />
            </Expander>
            <List id="menu-more-categories" hidden={!expanded}>
              {more.map((link) => (
                <MenuEntry key={link.to} link={link} />
              ))}
            </List>
          </li>
        )}
        {[...all, ...read, ...others].map((link) => (
          <MenuEntry key={link.to} link={link} />
        ))}
      </List>
    </Panel>
  );
}

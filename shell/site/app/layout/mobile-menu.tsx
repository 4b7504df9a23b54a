import { Icon, space } from '@site/shell-contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { currentLink, type Navigation, type NavigationLink } from './navigation.ts';
import { PanelLink, panelRow } from './panel-link.ts';
import { Panel } from './panel.ts';

const List = styled.ul`
  list-style: none;
  margin-inline: -${space(2)};
  /* Aligns the label with those after an icon. */
  a:not(:has(svg)) {
    padding-left: ${space(10)};
  }
  & & {
    margin-inline: 0;
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

interface MenuGroupProps {
  id: string;
  label: string;
  links: readonly NavigationLink[];
}

function MenuGroup({ id, label, links }: MenuGroupProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (links.length === 0) return null;
  return (
    <li>
      <Expander type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setIsExpanded(!isExpanded)}>
        {label}
        <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} size={20} />
      </Expander>
      <List id={id} hidden={!isExpanded}>
        {links.map((link) => (
          <MenuEntry key={link.to} link={link} />
        ))}
      </List>
    </li>
  );
}

export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const { main, more, all, read, tools } = navigation;
  const others = navigation['quick-links'].filter(({ to }) => ![...all, ...read].some((link) => link.to === to));
  return (
    <Panel as="nav" id="header-menu" data-panel="menu" aria-label="Menu">
      <List>
        {main.map((link) => (
          <MenuEntry key={link.to} link={link} />
        ))}
        <MenuGroup id="menu-more-categories" label="More Categories" links={more} />
        <MenuGroup id="menu-tools" label="Tools" links={tools} />
        {[...all, ...read, ...others].map((link) => (
          <MenuEntry key={link.to} link={link} />
        ))}
      </List>
    </Panel>
  );
}

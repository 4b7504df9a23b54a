import { Icon, space } from '@site/shell-contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { currentCategory, currentPage } from './current-link.ts';
import { ALL_CONVERTERS, furtherCategories, mainCategories } from './navigation.ts';
import type { CategoryLink } from './navigation.ts';
import { PanelLink, panelRow } from './panel-link.ts';
import { Panel } from './panel.ts';

const List = styled.ul`
  list-style: none;
  & & { padding-left: ${space(6)}; }
`;

const Expander = styled.button`
  ${panelRow}
  justify-content: space-between;
`;

function CategoryEntry({ label, slug, icon, to }: CategoryLink) {
  const { pathname } = useLocation();
  return (
    <li>
      <PanelLink to={to} aria-current={currentCategory(pathname, slug)}>
        <Icon path={icon} size={20} />
        {label}
      </PanelLink>
    </li>
  );
}

/** All categories on a phone: the main ones, and the further ones on demand. */
export function MobileMenu() {
  const [expanded, setExpanded] = useState(false);
  const { pathname } = useLocation();
  return (
    <Panel as="nav" id="header-menu" data-panel="menu" aria-label="Menu">
      <List>
        {mainCategories.map((category) => <CategoryEntry key={category.slug} {...category} />)}
        <li>
          <Expander type="button" aria-expanded={expanded} aria-controls="menu-more-categories" onClick={() => setExpanded(!expanded)}>
            More Categories
            <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={20} />
          </Expander>
          <List id="menu-more-categories" hidden={!expanded}>
            {furtherCategories.map((category) => <CategoryEntry key={category.slug} {...category} />)}
          </List>
        </li>
        <li>
          <PanelLink to={ALL_CONVERTERS} aria-current={currentPage(pathname, ALL_CONVERTERS)}>
            <Icon name="more" size={20} />
            All Converters
          </PanelLink>
        </li>
      </List>
    </Panel>
  );
}

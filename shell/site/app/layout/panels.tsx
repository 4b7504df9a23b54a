import { Button, fieldBox, Icon, space } from '@site/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppServices, useSearch } from '../services/app-services.tsx';
import type { NavigationLink } from '../services/navigation.ts';
import { NavigationItems } from './navigation-items.tsx';
import { Panel } from './panel.ts';
import { PanelLink, panelRow, SearchResults } from './search-results.tsx';
import { findPages } from '../services/use-header-search.ts';

export { SearchResults };

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

function MenuItems({ links }: { links: readonly NavigationLink[] }) {
  return <NavigationItems links={links} as={PanelLink} iconSize={20} />;
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
        <MenuItems links={links} />
      </List>
    </li>
  );
}

export function MobileMenu() {
  const { main, more, all, read, tools, 'quick-links': quickLinks } = useAppServices().navigation;
  const pages = [...all, ...read];
  const furtherLinks = quickLinks.filter(({ to }) => !pages.some((page) => page.to === to));
  return (
    <Panel as="nav" id="header-menu" data-panel="menu" aria-label="Menu">
      <List>
        <MenuItems links={main} />
        <MenuGroup id="menu-more-categories" label="More Categories" links={more} />
        <MenuGroup id="menu-tools" label="Tools" links={tools} />
        <MenuItems links={[...pages, ...furtherLinks]} />
      </List>
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  input {
    ${fieldBox} flex: 1;
    min-width: 0;
  }
`;

/** Submitting opens the first suggestion. Without suggestions, it only closes the panel. */
export function MobileSearch({ close }: { close: () => void }) {
  const label = useAppServices().texts.searchField;
  const search = useSearch();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { links, answer } = await findPages(search, text);
    // The visitor has closed the search or typed something else.
    if (field.current?.value !== text) return;
    if (links[0]) {
      // A message below the field explains the problem, so don't open a suggestion.
      if (answer?.kind === 'message') return;
      void navigate(links[0].to);
    }
    close();
  };
  const take = (q: string) => {
    setText(q);
    field.current?.focus();
  };

  return (
    <Panel id="header-search" data-panel="search">
      <form role="search" aria-label="Site" onSubmit={submit}>
        <Row>
          <input
            ref={field}
            type="search"
            aria-label={label}
            placeholder={`${label}...`}
            autoComplete="off"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit">Search</Button>
        </Row>
      </form>
      <SearchResults text={text} onTake={take} />
    </Panel>
  );
}

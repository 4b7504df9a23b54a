import { color, fontSize, minWidth, space } from '@site/shell-contract';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';

/** Shades the edges. The first two layers scroll with the tabs and cover the shades at both ends. */
const scrollEdges = css`
  background:
    linear-gradient(to right, ${color.surface} 1.25rem, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, ${color.surface} 1.25rem, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, ${color.tick}, transparent) left / 0.75rem 100% no-repeat,
    linear-gradient(to left, ${color.tick}, transparent) right / 0.75rem 100% no-repeat ${color.surface};
`;

const List = styled.div`
  display: flex;
  justify-content: space-between;
  /* Extends into the card's padding, so that five tabs fit a phone. */
  margin: 0 -${space(2)} ${space(5)};
  ${minWidth.pair} {
    justify-content: start;
    gap: ${space(1)};
    margin-inline: 0;
  }
  border-bottom: 1px solid ${color.hairline};
  overflow-x: auto;
  scrollbar-width: thin;
  ${scrollEdges}
  @media (scripting: none) {
    display: none;
  }
`;

const Tab = styled.button`
  flex: none;
  min-height: ${space(11)};
  padding: ${space(2)} ${space(1)};
  @media (max-width: 374.98px) {
    padding-inline: 0;
    letter-spacing: -0.02em;
  }
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  ${minWidth.pair} {
    padding-inline: ${space(3)};
    font-size: ${fontSize.note};
  }
  font-weight: 600;
  &:hover {
    color: ${color.accentStrong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-selected='true'] {
    border-bottom-color: ${color.accent};
    color: ${color.ink};
  }
  /* Forced colors draw transparent borders, too. */
  @media (forced-colors: active) {
    &[aria-selected='false'] {
      border-bottom-color: Canvas;
    }
  }
`;

interface TabsProps {
  tabs: readonly { category: string; label: string }[];
  active: string;
  panelId: string;
  onOpen: (category: string) => void;
}

export function Tabs({ tabs, active, panelId, onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ category }) => category === active);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tabs.length) % tabs.length;
    onOpen(tabs[at]!.category);
    (list.current?.children[at] as HTMLElement | undefined)?.focus();
  }
  return (
    <List role="tablist" aria-label="Category" ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ category, label }) => (
        <Tab
          key={category}
          id={tabId(panelId, category)}
          type="button"
          role="tab"
          aria-selected={category === active}
          aria-controls={panelId}
          tabIndex={category === active ? 0 : -1}
          onClick={() => onOpen(category)}
        >
          {label}
        </Tab>
      ))}
    </List>
  );
}

export function tabId(panelId: string, category: string): string {
  return `${panelId}-${category}`;
}

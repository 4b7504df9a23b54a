import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type PanelName = 'more' | 'search' | 'menu';

/** The header's panels: at most one is open, and only on the page that it was opened on. */
export function useOpenPanel() {
  const { key: page } = useLocation();
  const [opened, setOpened] = useState<{ panel: PanelName; on: string }>();
  // Forgotten with its page: the way back to it does not open it again.
  if (opened && opened.on !== page) setOpened(undefined);
  const open = opened?.on === page ? opened.panel : undefined;

  useEffect(() => {
    if (!open) return;
    // A click, or the focus: a panel left open would cover what has the focus.
    const closeElsewhere = (event: Event) => {
      // As the event has come: a button that its click has taken away stands in the panel no more.
      const inside = event
        .composedPath()
        .some((node) => node instanceof Element && node.matches(`[data-panel="${open}"], ${toggleOf(open)}`));
      if (!inside || isFollowedLink(event)) setOpened(undefined);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpened(undefined);
      focusToggle(open);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', closeElsewhere, { signal });
    document.addEventListener('focusin', closeElsewhere, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [open]);

  return {
    open,
    close: () => {
      setOpened(undefined);
      if (open) focusToggle(open);
    },
    /** Attributes of the button that opens and closes a panel. */
    toggle: (panel: PanelName) => ({
      type: 'button' as const,
      'aria-expanded': open === panel,
      'aria-controls': `header-${panel}`,
      onClick: () => setOpened(open === panel ? undefined : { panel, on: page }),
    }),
  };
}

/**
 * The router has taken the click. It commits the new location in a transition, which going back at once cancels: without this, the panel
 * would still be open then.
 */
function isFollowedLink(event: Event): boolean {
  return (
    event.type === 'click' && event.defaultPrevented && event.target instanceof Element && !!event.target.closest('a')
  );
}

const toggleOf = (panel: PanelName) => `[aria-controls="header-${panel}"]`;

/** Where the focus goes on when its panel has closed. */
function focusToggle(panel: PanelName) {
  document.querySelector<HTMLElement>(toggleOf(panel))?.focus();
}

export type HeaderPanels = ReturnType<typeof useOpenPanel>;

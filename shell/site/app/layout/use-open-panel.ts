import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type PanelName = 'more' | 'search' | 'menu';

/** At most one panel is open, and only on the page where it was opened. */
export function useOpenPanel() {
  const { key: page } = useLocation();
  const [opened, setOpened] = useState<{ panel: PanelName; on: string }>();
  // Forget the panel, so that Back does not open it again.
  if (opened && opened.on !== page) setOpened(undefined);
  const open = opened?.on === page ? opened.panel : undefined;

  useEffect(() => {
    if (!open) return;
    // An open panel would cover the focused element.
    const closeElsewhere = (event: Event) => {
      // The click may have removed its own button from the panel, but the path still has both.
      const inside = event
        .composedPath()
        .some((node) => node instanceof Element && node.matches(`[data-panel="${open}"], ${getToggle(open)}`));
      if (!inside) setOpened(undefined);
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
    toggle: (panel: PanelName) => ({
      type: 'button' as const,
      'aria-expanded': open === panel,
      'aria-controls': `header-${panel}`,
      onClick: () => setOpened(open === panel ? undefined : { panel, on: page }),
    }),
  };
}

const getToggle = (panel: PanelName) => `[aria-controls="header-${panel}"]`;

function focusToggle(panel: PanelName) {
  document.querySelector<HTMLElement>(getToggle(panel))?.focus();
}

export type HeaderPanels = ReturnType<typeof useOpenPanel>;

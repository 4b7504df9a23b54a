import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

export type PanelName = 'more' | 'search' | 'menu';

/** The header's panels: at most one is open, and only on the page that it was opened on. */
export function useOpenPanel() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ panel: PanelName; on: string }>();
  const header = useRef<HTMLElement>(null);
  const open = opened?.on === key ? opened.panel : undefined;

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: MouseEvent) => {
      const inside = target instanceof Element && target.closest(`[data-panel="${open}"], [aria-controls="header-${open}"]`);
      if (!inside) setOpened(undefined);
    };
    document.addEventListener('click', closeElsewhere);
    return () => document.removeEventListener('click', closeElsewhere);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return;
    setOpened(undefined);
    header.current?.querySelector<HTMLElement>(`[aria-controls="header-${open}"]`)?.focus();
  };

  return {
    open,
    header,
    close: () => setOpened(undefined),
    closeOnEscape,
    /** Attributes of the button that opens and closes a panel. */
    toggle: (panel: PanelName) => ({
      type: 'button' as const,
      'aria-expanded': open === panel,
      'aria-controls': `header-${panel}`,
      onClick: () => setOpened(open === panel ? undefined : { panel, on: key }),
    }),
  };
}

export type HeaderPanels = ReturnType<typeof useOpenPanel>;

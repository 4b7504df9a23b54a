import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { onFirstInteraction } from '@site/shell-contract';
import { useEffect, useState } from 'react';
import { activeEntry } from '../converter-state.ts';
import type { ConverterEvent, ConverterState } from '../converter-state.ts';
import { viewsOf } from '../converter-view.ts';
import type { ViewStyle } from '../converter-view.ts';
import { shownUnits } from '../shown-units.ts';
import { useUndo } from '../use-undo.ts';
import { loadUnitsAhead, useUnits } from '../use-units.ts';
import { scaleFor } from '../fields/lazy-parts.ts';

type Tabs = readonly { category: string }[];

interface ReadyTab {
  state: ConverterState;
  units: readonly UnitDefinition[];
}

interface TabsOptions {
  state: ConverterState;
  dispatch: (event: ConverterEvent) => void;
  tabs: Tabs | undefined;
  /** The units of one category, from the page. */
  preloaded: readonly UnitDefinition[];
  style: ViewStyle;
}

/** Shows the open tab or, so that the page does not move, the previous one while the units load. */
export function useTabs({ state, dispatch, tabs, preloaded, style }: TabsOptions) {
  const units = useUnits(state.category, preloaded);
  const [last, setLast] = useState<ReadyTab>();
  const ready = units && (last?.state !== state || last.units !== units) ? { state, units } : last;
  if (ready !== last) setLast(ready);
  useUndo(state, dispatch);
  useEffect(() => onFirstInteraction(() => loadAhead(tabs, preloaded[0]?.category)), [tabs, preloaded]);
  const shown = ready?.state ?? state;
  const shownEntry = activeEntry(shown);
  const all = ready?.units ?? [];
  return {
    ...viewsOf(shownEntry, shownUnits(shownEntry, shown.category, all), all, style),
    shown,
    units: ready?.units,
    isPending: ready?.state !== state,
    edit: ready?.state === state ? dispatch : typingOnly(dispatch),
  };
}

/** So that a tab shows its result as soon as it is opened. If this fails, opening the tab tries again. */
function loadAhead(tabs: Tabs = [], loaded: string | undefined): void {
  const categories = tabs.map(({ category }) => category).filter((category) => category !== loaded);
  void loadUnitsAhead(categories);
  for (const category of categories)
    scaleFor(category)
      .load()
      .catch(() => {});
}

function typingOnly(dispatch: TabsOptions['dispatch']) {
  return (event: ConverterEvent) => {
    if (event.type === 'type') dispatch({ ...event, side: 'from' });
  };
}

import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Card, Link, Skeleton, VisuallyHidden, onFirstInteraction, space } from '@site/shell-contract';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getActiveEntry } from '../converter-state.ts';
import type { ConverterEvent, ConverterState } from '../converter-state.ts';
import { buildViews } from '../converter-view.ts';
import type { Side, ViewStyle } from '../converter-view.ts';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { scaleFor } from '../fields/lazy-parts.ts';
import { SwapButton, swapOnShortcut } from '../fields/swap-button.tsx';
import { loadUnitsAhead, shownUnits, useUnits } from '../use-units.ts';
import { UnitPicker } from '../fields/unit-picker.tsx';
import { Tabs, tabId } from './tabs.tsx';

type TabList = readonly { category: string; label: string }[];

/**
 * Returns the open tab. Its units are undefined while they load.
 * @param preloaded the units of one category, from the page
 */
export function useTab(
  state: ConverterState,
  style: ViewStyle,
  preloaded: readonly UnitDefinition[],
  tabs: TabList | undefined,
) {
  const { category } = state;
  const units = useUnits(category, preloaded);
  useEffect(() => onFirstInteraction(() => loadAhead(tabs, preloaded[0]?.category)), [tabs, preloaded]);
  const entry = getActiveEntry(state);
  const all = units ?? [];
  return { ...buildViews(entry, shownUnits(entry, category, all), all, style), tabs, category, units };
}

/** Preloads units so that a tab shows its result as soon as it opens. If this fails, opening the tab retries. */
function loadAhead(tabs: TabList = [], loaded: string | undefined): void {
  const categories = tabs.map(({ category }) => category).filter((category) => category !== loaded);
  void loadUnitsAhead(categories);
  for (const category of categories)
    scaleFor(category)
      .load()
      .catch(() => {});
}

const WithoutScripts = styled.p`
  display: none;
  margin-bottom: ${space(4)};
  @media (scripting: none) {
    display: block;
  }
`;

interface ConverterPanelProps extends ReturnType<typeof useTab> {
  /** ID of the element that shows input errors, if it is outside this component. */
  reasonId?: string;
  loadingHeight: string;
  dispatch: (event: ConverterEvent) => void;
  onOpen: (category: string) => void;
  onSwap: () => void;
  children: ReactNode;
  /** Visible even while the units load. */
  footer?: ReactNode;
}

export function ConverterPanel(props: ConverterPanelProps) {
  const { tabs, category, view, fields, units, reasonId, loadingHeight, dispatch, onOpen, onSwap } = props;
  const id = useId();
  const role = tabs
    ? { role: 'tabpanel', 'aria-labelledby': tabId(id, category) }
    : { role: 'group', 'aria-label': 'Unit Converter' };
  const picker = (side: Side, label: string) => (
    <UnitPicker
      label={label}
      units={units ?? []}
      chosen={view[side]?.id ?? ''}
      onChoose={(unit) => dispatch({ type: 'choose', side, unit: unit.id })}
    />
  );
  return (
    <Card $ruled>
      <WithoutScripts>
        JavaScript is off. Use <Link to="/all-converters">the search page</Link> or pick a link below.
      </WithoutScripts>
      {tabs ? <Tabs tabs={tabs} active={category} panelId={id} onOpen={onOpen} /> : null}
      <div id={id} {...role} onKeyDown={swapOnShortcut}>
        {units ? (
          <>
            <ConverterFields
              view={fields}
              fromUnit={picker('from', 'From unit')}
              toUnit={picker('to', 'To unit')}
              swap={<SwapButton onSwap={onSwap} />}
              reasonId={reasonId}
              dispatch={dispatch}
            />
            {props.children}
          </>
        ) : (
          <>
            <VisuallyHidden role="status">Loading units</VisuallyHidden>
            <Skeleton height={loadingHeight} />
          </>
        )}
        {props.footer}
      </div>
    </Card>
  );
}

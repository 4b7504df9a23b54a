import { quickConverterTabs } from '@site/catalogue/converter-tabs';
import { Card, Link, Skeleton, VisuallyHidden, fontSize, space, useQuery, useQueryClient } from '@site/shell-contract';
import { useEffect, useId, useReducer } from 'react';
import { styled } from 'styled-components';
import { unitDefinitionsQuery } from '../../queries/unit-definitions-query.ts';
import { Tabs, tabId } from '../tabs.tsx';
import { swapShortcut } from '../unit-converter/swap-shortcut.ts';
import { QuickFields } from './quick-fields.tsx';
import { moreOptionsPath } from './more-options-path.ts';
import { activeEntry, initialQuickState, quickReducer } from './quick-state.ts';

const More = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize.note};
  @media print { display: none; }
`;

const tabs = quickConverterTabs.map(({ category, label }) => ({ id: category, label }));

/** Home's converter: five categories, each with its own value and units. */
export function QuickConverter() {
  const panelId = useId();
  const [state, dispatch] = useReducer(quickReducer, initialQuickState);
  const units = useQuery(unitDefinitionsQuery(state.active));
  const entry = activeEntry(state);
  const queryClient = useQueryClient();
  // The other tabs' units come once the page is there, so that opening a tab shows its result at once.
  useEffect(() => {
    for (const { category } of quickConverterTabs) void queryClient.prefetchQuery(unitDefinitionsQuery(category));
  }, [queryClient]);
  const swap = () => dispatch({ type: 'swap' });
  return (
    <Card $ruled>
      <Tabs
        label="Category"
        tabs={tabs}
        active={state.active}
        panelId={panelId}
        onOpen={(category) => dispatch({ type: 'open', category })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, state.active)} onKeyDown={swapShortcut(swap)}>
        {units.isPending ? (
          <>
            <VisuallyHidden role="status">Loading units</VisuallyHidden>
            <Skeleton height="9rem" />
          </>
        ) : (
          <QuickFields
            entry={entry}
            units={units.data ?? []}
            onChange={(change) => dispatch({ type: 'change', entry: change })}
            onSwap={swap}
          />
        )}
        <More>
          <Link to={moreOptionsPath(state.active, entry, units.data ?? [])}>More options</Link>
        </More>
      </div>
    </Card>
  );
}

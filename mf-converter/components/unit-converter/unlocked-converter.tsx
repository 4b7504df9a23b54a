import { widgetTabs } from '@site/catalogue/converter-tabs';
import { Card, Skeleton, VisuallyHidden, useQuery, useRouteContext } from '@site/shell-contract';
import { useId, useReducer } from 'react';
import { pairOf } from '../../pairs/pair.ts';
import { unitDefinitionsQuery } from '../../queries/unit-definitions-query.ts';
import { Tabs, tabId } from '../tabs.tsx';
import { AbsoluteZeroNote } from './absolute-zero-note.tsx';
import { CommonConversions } from './common-conversions.tsx';
import { conversionReading } from './conversion-reading.ts';
import { ReadingLines } from './reading-lines.tsx';
import { ResultActions } from './result-actions.tsx';
import { swapShortcut } from './swap-shortcut.ts';
import { UnlockedFields } from './unlocked-fields.tsx';
import { useAddressQuery } from './use-address-query.ts';
import { initialWidgetState, shownUnits, widgetReducer } from './widget-state.ts';

/** The Unit Converter widget with its units free, opened on a category; tabs where the category has one. */
export function UnlockedConverter({ category }: { category: string }) {
  const panelId = useId();
  const { search } = useRouteContext();
  const [state, dispatch] = useReducer(widgetReducer, search, (query) => initialWidgetState(category, query));
  const { data: units = [], isPending } = useQuery(unitDefinitionsQuery(state.category));
  const { from, to } = shownUnits(state, units);
  const reading = conversionReading(state.typed, from, to);
  const isHere = state.category === category;
  useAddressQuery(state.isTouched ? { value: state.typed.text.trim(), from: isHere ? (from?.id ?? '') : '', to: isHere ? (to?.id ?? '') : '' } : undefined);

  const swap = () => dispatch({ type: 'swap', from: from?.id, to: to?.id, result: reading.value ? reading.result : state.typed.text });
  const hasTabs = widgetTabs.some(({ id }) => id === category);
  const panel = hasTabs ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, state.category) } : { role: 'group', 'aria-label': 'Unit Converter' };
  return (
    <Card $ruled>
      {hasTabs ? (
        <Tabs label="Category" tabs={widgetTabs} active={state.category} panelId={panelId} onOpen={(id) => dispatch({ type: 'open', category: id })} />
      ) : null}
      <div id={panelId} {...panel} onKeyDown={swapShortcut(swap)}>
        {isPending ? (
          <>
            <VisuallyHidden role="status">Loading units</VisuallyHidden>
            <Skeleton height="16rem" />
          </>
        ) : (
          <>
            <UnlockedFields units={units} from={from} to={to} typed={state.typed} reading={reading} reasonId={`${panelId}-line`} dispatch={dispatch} onSwap={swap} />
            <ReadingLines reading={reading} resultLineId={`${panelId}-line`} />
            <AbsoluteZeroNote value={state.typed.value} unit={from} />
            {from && to ? <ResultActions reading={reading} pair={pairOf(from, to)} /> : null}
            <CommonConversions units={units} current={undefined} />
          </>
        )}
      </div>
    </Card>
  );
}

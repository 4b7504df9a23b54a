import { widgetTabs } from '@site/catalog/widget-tabs';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { copyResult, widgetStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { useConverterState, usePrecision } from '../converter-state.ts';
import { CommonConversions, ResultDetails } from '../fields/lazy-parts.ts';
import { buildUrlQuery } from '../quantity.ts';
import { useUrlQuery } from '../use-url-query.ts';
import { ConverterPanel, useTab } from './converter-panel.tsx';
import { ReadingLines } from './reading-lines.tsx';
import { ResultScale } from './result-scale.tsx';

const NO_QUERY = { value: '', format: '', from: '', to: '' };

interface UnlockedConverterProps {
  category: string;
  units: readonly UnitDefinition[];
  /** Rendered under the card. `units` is undefined while the open category loads. */
  below: (view: ConverterView, units: readonly UnitDefinition[] | undefined) => ReactNode;
}

export function UnlockedConverter({ category, units: preloaded, below }: UnlockedConverterProps) {
  const lineId = useId();
  const tabs = widgetTabs.some((tab) => tab.category === category) ? widgetTabs : undefined;
  const [state, dispatch] = useConverterState(category);
  const tab = useTab(state, usePrecision(widgetStyle), preloaded, tabs);
  const { view, fields } = tab;
  // The URL belongs to `category`. Drop the query while another tab is open.
  const query =
    state.category === category
      ? { ...buildUrlQuery(view.quantity), from: view.from?.id ?? '', to: view.to?.id ?? '' }
      : NO_QUERY;
  useUrlQuery(state.isTouched ? query : undefined);
  // Typing stays responsive, because parts around the fields update later.
  const later = useDeferredValue(tab);
  const result = fields.swapText === undefined ? undefined : copyResult(fields);
  return (
    <>
      <ConverterPanel
        {...tab}
        reasonId={lineId}
        loadingHeight="16rem"
        dispatch={dispatch}
        onOpen={(opened) => dispatch({ type: 'open', category: opened, keepsNumber: true })}
        onSwap={() => dispatch({ type: 'swap', shown: view, result })}
      >
        <ReadingLines view={fields} resultLineId={lineId} />
        <ResultScale view={view} dispatch={dispatch} />
        <ResultDetails view={later.fields} hasTrueSize />
        <CommonConversions units={later.units ?? []} current={undefined} />
      </ConverterPanel>
      {below(later.view, later.units)}
    </>
  );
}

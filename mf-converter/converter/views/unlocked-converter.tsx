import { widgetTabs } from '@site/catalogue/widget-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { addressQuery } from '../input-value.ts';
import { resultText, widgetStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { stateFromAddress, useConverterState } from '../use-converter-state.ts';
import { ConverterPanel, UnlockedFields } from './converter-panel.tsx';
import { CommonConversions, ResultActions } from '../fields/lazy-parts.ts';
import { ReadingLines } from './reading-lines.tsx';
import { ResultScale } from './result-scale.tsx';
import { useTabs } from './use-tabs.ts';

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
  const [state, dispatch] = useConverterState((query) => stateFromAddress(category, query));
  const tab = useTabs({ state, dispatch, tabs, preloaded, style: usePrecision(widgetStyle) });
  const { view, fields, shown, units = [], edit } = tab;
  // The address belongs to `category`. Drop the query while another tab is open.
  const query =
    shown.category === category
      ? { ...addressQuery(view.typed), from: view.from?.id ?? '', to: view.to?.id ?? '' }
      : NO_QUERY;
  useAddressQuery(shown.isTouched ? query : undefined);

  const latest = useLatest(fields);
  // Keeps typing responsive: parts around the fields update later.
  const [laterView, laterFields, laterUnits] = [
    useDeferredValue(view),
    useDeferredValue(fields),
    useDeferredValue(tab.units),
  ];
  const swap = () => {
    const result = fields.moved === undefined ? undefined : resultText(fields);
    edit({ type: 'swap', shown: view, result });
  };
  return (
    <>
      <ConverterPanel
        tabs={tabs}
        category={state.category}
        onOpen={(opened) => dispatch({ type: 'open', category: opened, keepsNumber: true })}
        onSwap={swap}
        isLoading={!tab.units}
        loadingHeight="16rem"
      >
        <UnlockedFields {...tab} units={units} reasonId={lineId} dispatch={edit} onSwap={swap} />
        <ReadingLines view={fields} resultLineId={lineId} />
        <AbsoluteZeroNote view={fields} />
        <ResultScale view={view} dispatch={edit} />
        <ResultActions view={laterFields} latest={latest} />
        <CommonConversions units={laterUnits ?? units} current={undefined} />
      </ConverterPanel>
      {below(laterView, laterUnits)}
    </>
  );
}

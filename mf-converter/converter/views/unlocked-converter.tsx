import { widgetTabs } from '@site/catalogue/widget-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { currentNumberFormat, plainDigits } from '@site/shell-contract';
import { useCallback, useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { ConverterPanel } from './converter-panel.tsx';
import { addressQuery } from '../address-query.ts';
import { activeEntry, enteredValue } from '../converter-state.ts';
import { typingOnly } from '../typing-only.ts';
import { CommonConversions, ResultActions } from './lazy-parts.ts';
import { loadTabsAhead } from './load-tabs-ahead.ts';
import { ResultScale } from './result-scale.tsx';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { UnlockedFields } from '../fields/unlocked-fields.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { widgetStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { ReadingLines } from './reading-lines.tsx';
import { chosenFromAddress, converterViews } from '../shown-units.ts';
import { useAddressQuery } from '../use-address-query.ts';
import { useLastReady } from '../use-last-ready.ts';
import { useConverterState } from '../use-converter-state.ts';
import { useUndo } from '../use-undo.ts';
import { useUnits } from '../use-units.ts';
import { useFirstInteraction } from '../../ui/use-first-interaction.ts';
import { useLatest } from '../../ui/use-latest.ts';

const NO_UNITS: readonly UnitDefinition[] = [];
const NOTHING = { value: '', format: '', from: '', to: '' };

interface UnlockedConverterProps {
  category: string;
  units: readonly UnitDefinition[];
  /** Rendered under the card. `units` is undefined while the open category loads. */
  below: (view: ConverterView, units: readonly UnitDefinition[] | undefined) => ReactNode;
}

export function UnlockedConverter({ category, units: preloaded, below }: UnlockedConverterProps) {
  const lineId = useId();
  const tabs = tabsOf(category);
  useFirstInteraction(
    useCallback(() => loadTabsAhead(tabsOf(category)?.filter((tab) => tab.category !== category) ?? []), [category]),
  );
  const [state, dispatch] = useConverterState((query) => chosenFromAddress(category, query, preloaded));
  const ready = useLastReady(state, useUnits(state.category, preloaded));
  const shown = ready?.state ?? state;
  const units = ready?.units ?? NO_UNITS;
  const { view, fields } = converterViews(shown, units, usePrecision(widgetStyle));
  // The address belongs to `category`. Drop the query while another tab is open.
  useAddressQuery(shown.isTouched && shown.category !== category ? NOTHING : addressQuery(shown, view));

  const latest = useLatest(fields);

  // Keeps typing responsive: parts around the fields update later.
  const [deferredView, deferredUnits] = [useDeferredValue(view), useDeferredValue(ready?.units)];
  const deferredFields = useDeferredValue(fields);
  const isPending = shown !== state;
  const edit = isPending ? typingOnly(dispatch) : dispatch;
  useUndo(state, dispatch);
  const swap = () => {
    const text = fields.moved && plainDigits(fields.moved);
    const exact = fields.moved === undefined ? undefined : fields.converted?.value;
    edit({ type: 'swap', shown: view, text, exact, units, format: currentNumberFormat() });
  };
  return (
    <>
      <ConverterPanel
        tabs={tabs}
        category={state.category}
        onOpen={(opened) => dispatch({ type: 'open', category: opened, typed: enteredValue(activeEntry(state)) })}
        onSwap={swap}
        isPending={!ready}
        pendingHeight="16rem"
      >
        <UnlockedFields
          view={fields}
          units={units}
          reasonId={lineId}
          isPending={isPending}
          dispatch={edit}
          onSwap={swap}
        />
        <ReadingLines view={fields} resultLineId={lineId} />
        <AbsoluteZeroNote view={fields} />
        <ResultScale view={view} units={units} dispatch={edit} />
        <ResultActions view={deferredFields} latest={latest} />
        <CommonConversions units={deferredUnits ?? units} current={undefined} />
      </ConverterPanel>
      {below(deferredView, deferredUnits)}
    </>
  );
}

/** Undefined for a category that has no tab. */
function tabsOf(category: string) {
  return widgetTabs.some((tab) => tab.category === category) ? widgetTabs : undefined;
}

import { formatExact } from '@site/catalogue/engine/format-exact';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card } from '@site/shell-contract';
import { useDeferredValue, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import type { Pair } from '../../pairs/pair.ts';
import { addressText } from '../address-query.ts';
import type { ConverterEvent, Entry } from '../converter-state.ts';
import { ResultActions } from './lazy-parts.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { OtherWayLink, swapShortcut } from '../fields/swap.tsx';
import { UnitName } from '../fields/unit-name.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { viewsOf, widgetStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { ReadingLines } from './reading-lines.tsx';
import { ResultScale } from './result-scale.tsx';
import { useLatest } from '../../ui/use-latest.ts';

/** Longer results don't look like typed numbers. */
const MAX_LINKED_CHARACTERS = 15;

/** Returns a short, exact result, so that converting back gives the same value. */
export function wholeResult({ typed, converted }: ConverterView): string | undefined {
  if (typed.state !== 'number' || !converted) return undefined;
  const { text, isExact } = formatExact(converted.value);
  return isExact && text.length <= MAX_LINKED_CHARACTERS ? text : undefined;
}

interface LockedConverterProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  entry: Entry;
  dispatch: (event: ConverterEvent) => void;
  /** On the double scale. */
  landmarks: Landmarks;
  /** Values to try. */
  tried: ReactNode;
  common: ReactNode;
}

/** The Unit Converter with fixed units. The form lets Enter convert before scripts run. */
export function LockedConverter({ pair, units, entry, dispatch, landmarks, tried, common }: LockedConverterProps) {
  const lineId = useId();
  const otherWay = useRef<HTMLAnchorElement>(null);
  const { view, fields } = viewsOf(entry, pair, units, usePrecision(widgetStyle));
  return (
    <Card $ruled>
      <form
        aria-label="Unit Converter"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => swapShortcut(() => otherWay.current?.click())(event)}
      >
        <ConverterFields
          view={fields}
          units={units}
          fromUnit={<UnitName unit={pair.from} />}
          toUnit={<UnitName unit={pair.to} />}
          swap={
            <OtherWayLink
              ref={otherWay}
              pair={pair}
              value={wholeResult(view) ?? view.moved ?? addressText(entry.typed)}
            />
          }
          reasonId={lineId}
          dispatch={dispatch}
        />
        {tried}
        <ReadingLines view={fields} resultLineId={lineId} />
        <AbsoluteZeroNote view={fields} />
      </form>
      <ResultScale view={view} units={units} landmarks={landmarks} dispatch={dispatch} />
      <ResultActions view={useDeferredValue(fields)} latest={useLatest(fields)} />
      {common}
    </Card>
  );
}

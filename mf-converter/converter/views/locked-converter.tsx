import { Card } from '@site/shell-contract';
import { useDeferredValue, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import type { Pair } from '../../pairs/pair.ts';
import type { ConverterEvent } from '../converter-state.ts';
import { ResultActions } from '../fields/lazy-parts.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { OtherWayLink, swapShortcut } from '../fields/swap.tsx';
import { UnitName } from '../fields/unit-name.tsx';
import type { ConverterView, ConverterViews } from '../converter-view.ts';
import { addressText, shortText } from '../input-value.ts';
import { ReadingLines } from './reading-lines.tsx';
import { ResultScale } from './result-scale.tsx';
import { useLatest } from '../../ui/use-latest.ts';

/** Returns a short, exact result, so that converting back gives the same value. */
export function wholeResult({ typed, converted }: ConverterView): string | undefined {
  return typed.state === 'number' && converted ? shortText(converted.value) : undefined;
}

interface LockedConverterProps extends ConverterViews {
  pair: Pair;
  dispatch: (event: ConverterEvent) => void;
  /** On the double scale. */
  landmarks: Landmarks;
  /** Values to try. */
  tried: ReactNode;
  common: ReactNode;
}

/** The Unit Converter with fixed units. The form lets Enter convert before scripts run. */
export function LockedConverter(props: LockedConverterProps) {
  const { pair, view, fields, dispatch, landmarks, tried, common } = props;
  const lineId = useId();
  const otherWay = useRef<HTMLAnchorElement>(null);
  return (
    <Card $ruled>
      <form
        aria-label="Unit Converter"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={(event) => swapShortcut(() => otherWay.current?.click())(event)}
      >
        <ConverterFields
          view={fields}
          fromUnit={<UnitName unit={pair.from} />}
          toUnit={<UnitName unit={pair.to} />}
          swap={
            <OtherWayLink
              ref={otherWay}
              pair={pair}
              value={wholeResult(view) ?? view.moved ?? addressText(view.typed)}
            />
          }
          reasonId={lineId}
          dispatch={dispatch}
        />
        {tried}
        <ReadingLines view={fields} resultLineId={lineId} />
        <AbsoluteZeroNote view={fields} />
      </form>
      <ResultScale view={view} landmarks={landmarks} dispatch={dispatch} />
      <ResultActions view={useDeferredValue(fields)} latest={useLatest(fields)} />
      {common}
    </Card>
  );
}

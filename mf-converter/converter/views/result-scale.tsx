import { useDeferredValue } from 'react';
import { visitorFormat } from '../../format/visitor-format.ts';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { ConverterEvent } from '../converter-state.ts';
import type { ConverterView } from '../converter-view.ts';
import { formatTyped } from '../quantity.ts';
import { PairScale } from '../fields/lazy-parts.ts';

/** Longer results leave no room for landmarks. */
const MAX_CHARACTERS = 7;

interface ResultScaleProps {
  view: ConverterView;
  landmarks?: Landmarks;
  dispatch: (event: ConverterEvent) => void;
}

export function ResultScale({ view, landmarks, dispatch }: ResultScaleProps) {
  const { quantity, from, to, result, isExact } = useDeferredValue(view);
  const enter = useLatest((text: string) => {
    dispatch({ type: 'type', side: 'from', typed: { text, format: visitorFormat() }, group: 'scale' });
  });
  if (!from || !to) return null;
  const shown = isExact && result.includes('.') ? result.replace(/\.?0+$/, '') : result;
  return (
    <PairScale
      value={quantity.value}
      from={from}
      to={to}
      landmarks={landmarks}
      typedLabel={quantity.parts && formatTyped(quantity, from)}
      resultLabel={shown.length <= MAX_CHARACTERS ? `${shown} ${to.symbol}` : undefined}
      enter={enter}
    />
  );
}

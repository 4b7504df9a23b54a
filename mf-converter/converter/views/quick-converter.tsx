import { quickConverterTabs } from '@site/catalog/quick-converter-tabs';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Link, fontSize, space } from '@site/shell-contract';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { getPair, pairPath } from '../../pairs/pair.ts';
import { notPrinted } from '../../ui/hidden.ts';
import { useVisitReducer } from '../../ui/use-visit-reducer.ts';
import { converterReducer, usePrecision } from '../converter-state.ts';
import type { ConverterState } from '../converter-state.ts';
import { quickStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { ResultDetails } from '../fields/lazy-parts.ts';
import { formatForUrl, ONE } from '../quantity.ts';
import { useUndo } from '../use-undo.ts';
import { AbsoluteZeroNote } from './absolute-zero-note.tsx';
import { ConverterPanel, useTab } from './converter-panel.tsx';
import { ResultScale } from './result-scale.tsx';

const More = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize.note};
  ${notPrinted}
`;

export const initialQuickState: ConverterState = {
  category: quickConverterTabs[0].category,
  entries: Object.fromEntries(
    quickConverterTabs.map(({ category, from, to }) => [category, { typed: ONE, side: 'from', from, to }]),
  ),
  isTouched: false,
};

/** `preloaded` are the units of the first tab. */
export function QuickConverter({ units: preloaded }: { units: readonly UnitDefinition[] }) {
  const [state, dispatch] = useVisitReducer('quick-converter', converterReducer, initialQuickState);
  useUndo(state.history, dispatch);
  const tab = useTab(state, usePrecision(quickStyle), preloaded, quickConverterTabs);
  const { view, fields } = tab;
  return (
    <ConverterPanel
      {...tab}
      loadingHeight="9rem"
      dispatch={dispatch}
      onOpen={(category) => dispatch({ type: 'open', category })}
      onSwap={() => dispatch({ type: 'swap', shown: view })}
      footer={
        <More>
          <Link
            to={getMoreOptionsPath(state.category, view)}
            rel={view.quantity.valueText === '1' ? undefined : 'nofollow'}
          >
            More options
          </Link>
        </More>
      }
    >
      <AbsoluteZeroNote view={fields} />
      <ResultScale view={view} dispatch={dispatch} />
      <ResultDetails view={useDeferredValue(fields)} />
    </ConverterPanel>
  );
}

export function getMoreOptionsPath(
  category: string,
  { from, to, quantity }: Pick<ConverterView, 'from' | 'to' | 'quantity'>,
): string {
  if (!from || !to || from.id === to.id) return `/category/${category}`;
  const { state, valueText } = quantity;
  const hasValue = state === 'number' && valueText !== '1';
  return pairPath(getPair(from, to)) + (hasValue ? `?value=${encodeURIComponent(formatForUrl(quantity))}` : '');
}

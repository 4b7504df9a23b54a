import { quickConverterTabs } from '@site/catalogue/quick-converter-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Link, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import { useVisitReducer } from '../../ui/use-visit-reducer.ts';
import { converterReducer } from '../converter-state.ts';
import type { ConverterState } from '../converter-state.ts';
import { quickStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { addressText, ONE } from '../input-value.ts';
import { PrecisionChoice } from '../precision/precision-choice.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { ConverterPanel, UnlockedFields } from './converter-panel.tsx';
import { ResultScale } from './result-scale.tsx';
import { useTabs } from './use-tabs.ts';
import { notPrinted } from '../../ui/hidden.ts';

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
  const style = usePrecision(quickStyle);
  const tab = useTabs({ state, dispatch, tabs: quickConverterTabs, preloaded, style });
  const { view, shown, units = [], edit } = tab;
  const swap = () => edit({ type: 'swap', shown: view });
  return (
    <ConverterPanel
      tabs={quickConverterTabs}
      category={state.category}
      onOpen={(category) => dispatch({ type: 'open', category })}
      onSwap={swap}
      isLoading={!tab.units}
      loadingHeight="9rem"
      footer={
        <More>
          <Link to={moreOptionsPath(shown.category, view)} rel={view.typed.valueText === '1' ? undefined : 'nofollow'}>
            More options
          </Link>
        </More>
      }
    >
      <UnlockedFields {...tab} units={units} dispatch={edit} onSwap={swap} />
      <AbsoluteZeroNote view={tab.fields} />
      <ResultScale view={view} dispatch={edit} />
      <PrecisionChoice />
    </ConverterPanel>
  );
}

export function moreOptionsPath(
  category: string,
  { from, to, typed }: Pick<ConverterView, 'from' | 'to' | 'typed'>,
): string {
  if (!from || !to || from.id === to.id) return `/category/${category}`;
  const value =
    typed.state === 'number' && typed.valueText !== '1' ? `?value=${encodeURIComponent(addressText(typed))}` : '';
  return pairPath(pairOf(from, to)) + value;
}

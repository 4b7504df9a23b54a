import { quickConverterTabs } from '@site/catalogue/quick-converter-tabs';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Link, fontSize, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import { useFirstInteraction } from '../../ui/use-first-interaction.ts';
import { useVisitReducer } from '../../ui/use-visit-reducer.ts';
import { ConverterPanel } from './converter-panel.tsx';
import { loadTabsAhead } from './load-tabs-ahead.ts';
import { ResultScale } from './result-scale.tsx';
import { addressText } from '../address-query.ts';
import { converterReducer, parseInput } from '../converter-state.ts';
import type { ConverterState } from '../converter-state.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { UnlockedFields } from '../fields/unlocked-fields.tsx';
import { PrecisionChoice } from '../precision/precision-choice.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { quickStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { converterViews } from '../shown-units.ts';
import { typingOnly } from '../typing-only.ts';
import { useLastReady } from '../use-last-ready.ts';
import { useUndo } from '../use-undo.ts';
import { useUnits } from '../use-units.ts';

const More = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize.note};
  @media print {
    display: none;
  }
`;

const [firstTab, ...otherTabs] = quickConverterTabs;

export const initialQuickState: ConverterState = {
  category: firstTab.category,
  entries: Object.fromEntries(
    quickConverterTabs.map(({ category, from, to }) => [category, { typed: parseInput('1'), from, to }]),
  ),
  isTouched: false,
};

const loadOtherTabs = () => loadTabsAhead(otherTabs);

/** `units` belong to the first tab. */
export function QuickConverter({ units: preloaded }: { units: readonly UnitDefinition[] }) {
  const [state, dispatch] = useVisitReducer('quick-converter', converterReducer, initialQuickState);
  const loaded = useUnits(state.category, preloaded);
  const shown = useLastReady(state, loaded);
  const units = shown?.units ?? [];
  const { view, fields } = converterViews(shown?.state ?? state, units, usePrecision(quickStyle));
  useFirstInteraction(loadOtherTabs);
  useUndo(state, dispatch);
  const isPending = shown?.state !== state;
  const edit = isPending ? typingOnly(dispatch) : dispatch;
  const swap = () => edit({ type: 'swap', shown: view, units });
  return (
    <ConverterPanel
      tabs={quickConverterTabs}
      category={state.category}
      onOpen={(category) => dispatch({ type: 'open', category })}
      onSwap={swap}
      isPending={!shown}
      pendingHeight="9rem"
      footer={
        <More>
          <Link
            to={moreOptionsPath(shown?.state.category ?? state.category, view)}
            rel={view.typed.valueText === '1' ? undefined : 'nofollow'}
          >
            More options
          </Link>
        </More>
      }
    >
      <UnlockedFields view={fields} units={units} isPending={isPending} dispatch={edit} onSwap={swap} />
      <AbsoluteZeroNote view={fields} />
      <ResultScale view={view} units={units} dispatch={edit} />
      <PrecisionChoice />
    </ConverterPanel>
  );
}

export function moreOptionsPath(
  category: string,
  { from, to, typed }: Pick<ConverterView, 'from' | 'to'> & { typed?: ConverterView['typed'] },
): string {
  if (!from || !to || from.id === to.id) return `/category/${category}`;
  const value =
    typed?.state === 'number' && typed.valueText !== '1' ? `?value=${encodeURIComponent(addressText(typed))}` : '';
  return pairPath(pairOf(from, to)) + value;
}

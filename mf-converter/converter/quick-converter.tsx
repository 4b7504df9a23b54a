import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Link, fontSize, space } from '@site/shell-contract';
import { useEffect, useReducer } from 'react';
import { styled } from 'styled-components';
import { loadUnitsAhead, useUnits } from '../data/use-units.ts';
import { pairOf, pairPath } from '../pairs/pair.ts';
import { ConverterPanel } from './converter-panel.tsx';
import { converterReducer, typedValue } from './converter-state.ts';
import type { ConverterState } from './converter-state.ts';
import { AbsoluteZeroNote } from './fields/absolute-zero-note.tsx';
import { ConverterFields } from './fields/converter-fields.tsx';
import { SwapButton } from './fields/swap.tsx';
import { quickStyle, readingOf } from './reading.ts';
import type { Reading } from './reading.ts';

const More = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize.note};
  @media print { display: none; }
`;

/** The tabs, and the units that each begins with. */
const beginnings = {
  length: { from: 'm', to: 'ft' },
  weight: { from: 'kg', to: 'lb' },
  temperature: { from: 'C', to: 'F' },
  area: { from: 'm2', to: 'ft2' },
  volume: { from: 'L', to: 'gal-us' },
};

const tabs = Object.keys(beginnings);

export const FIRST_QUICK_CATEGORY = 'length' satisfies keyof typeof beginnings;

/** Each tab has a number and units of its own. */
export const initialQuickState: ConverterState = {
  category: FIRST_QUICK_CATEGORY,
  entries: Object.fromEntries(Object.entries(beginnings).map(([category, units]) => [category, { typed: typedValue('1'), ...units }])),
  isTouched: false,
};

/** Home's converter: five categories, each with its own value and units. @param units of the first of them */
export function QuickConverter({ units: brought }: { units: readonly UnitDefinition[] }) {
  const [state, dispatch] = useReducer(converterReducer, initialQuickState);
  const loaded = useUnits(state.category, brought);
  const units = loaded ?? [];
  const reading = readingOf(state, units, quickStyle);
  // The other tabs' units come once the page is there, so that opening a tab shows its result at once.
  useEffect(() => tabs.filter((category) => category !== FIRST_QUICK_CATEGORY).forEach(loadUnitsAhead), []);
  const swap = () => dispatch({ type: 'swap', shown: reading });
  return (
    <ConverterPanel
      tabs={tabs}
      category={state.category}
      onOpen={(category) => dispatch({ type: 'open', category })}
      onSwap={swap}
      isPending={!loaded}
      pendingHeight="9rem"
      footer={<More><Link to={moreOptionsPath(state.category, reading)}>More options</Link></More>}
    >
      <ConverterFields reading={reading} units={units} swap={<SwapButton onSwap={swap} />} dispatch={dispatch} />
      <AbsoluteZeroNote reading={reading} />
    </ConverterPanel>
  );
}

/** The page of the chosen pair when it is a known one, otherwise that of the category. */
export function moreOptionsPath(category: string, { from, to }: Pick<Reading, 'from' | 'to'>): string {
  return from && to && from !== to ? pairPath(pairOf(from, to)) : `/category/${category}`;
}

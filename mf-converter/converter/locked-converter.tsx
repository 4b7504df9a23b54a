import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card, color, fontSize, space, useLocation } from '@site/shell-contract';
import { useDeferredValue, useId, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Pair } from '../pairs/pair.ts';
import { activeEntry, addressQuery, converterReducer, stateFromAddress } from './converter-state.ts';
import type { ConverterEvent, TypedValue } from './converter-state.ts';
import { ResultActions } from './dormant-parts.ts';
import { AbsoluteZeroNote } from './fields/absolute-zero-note.tsx';
import { ConverterFields } from './fields/converter-fields.tsx';
import { OtherWayLink } from './fields/swap.tsx';
import { usePrecision } from './precision/use-precision.ts';
import { readingOfValue, widgetStyle } from './reading.ts';
import { ReadingLines } from './reading-lines.tsx';
import { useAddressQuery } from './use-address-query.ts';

/** What is typed on the page of one pair: begins with the address's `?value=`, and the address follows. @param units all of the category */
export function useTypedValue({ from }: Pair, units: readonly UnitDefinition[]): [TypedValue, (event: ConverterEvent) => void] {
  const { search, key } = useLocation();
  const field = { unit: from, units };
  const begun = () => stateFromAddress(from.category, new URLSearchParams(search), field);
  const [state, dispatch] = useReducer(converterReducer, undefined, begun);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    // A link to this very page, or the way back to it, with another value: what a search box answers leads there.
    setVisit(key);
    dispatch({ type: 'begin', state: begun() });
  }
  useAddressQuery(addressQuery(state));
  return [activeEntry(state).typed, dispatch];
}

const LockedUnit = styled.p`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

interface LockedConverterProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  typed: TypedValue;
  dispatch: (event: ConverterEvent) => void;
  /** Links to other pairs of the category. */
  common: ReactNode;
}

/** The Unit Converter widget with its units locked. A plain form, so that Enter converts before any script runs, too. */
export function LockedConverter({ pair, units, typed, dispatch, common }: LockedConverterProps) {
  const lineId = useId();
  const reading = readingOfValue(typed, pair, units, usePrecision(widgetStyle));
  return (
    <Card $ruled>
      <form aria-label="Unit Converter" onSubmit={(event) => event.preventDefault()}>
        <ConverterFields
          reading={reading}
          units={units}
          unitOfValue={<LockedUnit>{pair.from.fullName}</LockedUnit>}
          unitOfResult={<LockedUnit>{pair.to.fullName}</LockedUnit>}
          swap={<OtherWayLink pair={pair} value={reading.moved ?? typed.text} />}
          reasonId={lineId}
          dispatch={dispatch}
        />
        <ReadingLines reading={reading} resultLineId={lineId} />
        <AbsoluteZeroNote reading={reading} />
      </form>
      <ResultActions reading={useDeferredValue(reading)} />
      {common}
    </Card>
  );
}

import { formatExact } from '@site/catalogue/engine/format-exact';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card, color, fontSize, space } from '@site/shell-contract';
import { useCallback, useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Pair } from '../../pairs/pair.ts';
import { activeEntry, addressQuery, addressText, stateFromAddress } from '../converter-state.ts';
import type { ConverterEvent, InputValue } from '../converter-state.ts';
import { DoubleScale, ResultActions } from './dormant-parts.ts';
import { AbsoluteZeroNote } from '../fields/absolute-zero-note.tsx';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { OtherWayLink } from '../fields/swap.tsx';
import { usePrecision } from '../precision/use-precision.ts';
import { viewOfValue, widgetStyle } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { ReadingLines } from './reading-lines.tsx';
import { useAddressQuery } from '../use-address-query.ts';
import { useStateFromAddress } from '../use-state-from-address.ts';
import { visitorFormat } from '../../format/visitor-format.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** Starts with the address's `?value=` and keeps the address in sync. */
export function useTypedValue(
  { from }: Pair,
  units: readonly UnitDefinition[],
): [InputValue, (event: ConverterEvent) => void] {
  const [state, dispatch] = useStateFromAddress((query) =>
    stateFromAddress(from.category, query, { unit: from, units }),
  );
  useAddressQuery(addressQuery(state));
  return [activeEntry(state).typed, dispatch];
}

const LockedUnit = styled.p`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.note};
  color: ${color.inkSoft};
`;

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
  typed: InputValue;
  dispatch: (event: ConverterEvent) => void;
  common: ReactNode;
}

/** The Unit Converter with fixed units. The form lets Enter convert before scripts run. */
export function LockedConverter({ pair, units, typed, dispatch, common }: LockedConverterProps) {
  const lineId = useId();
  const view = viewOfValue(typed, pair, units, usePrecision(widgetStyle));
  const shown = useDeferredValue(view);
  const enter = useCallback(
    (text: string) => dispatch({ type: 'type', text, field: { unit: pair.from, units }, format: visitorFormat() }),
    [dispatch, pair, units],
  );
  return (
    <Card $ruled>
      <form aria-label="Unit Converter" onSubmit={(event) => event.preventDefault()}>
        <ConverterFields
          view={view}
          units={units}
          unitOfValue={<LockedUnit>{pair.from.fullName}</LockedUnit>}
          unitOfResult={<LockedUnit>{pair.to.fullName}</LockedUnit>}
          swap={<OtherWayLink pair={pair} value={wholeResult(view) ?? view.moved ?? addressText(typed)} />}
          reasonId={lineId}
          dispatch={dispatch}
        />
        <ReadingLines view={view} resultLineId={lineId} />
        <AbsoluteZeroNote view={view} />
      </form>
      <DoubleScale value={shown.typed.value} from={pair.from} to={pair.to} onText={enter} />
      <ResultActions view={shown} latest={useLatest(view)} />
      {common}
    </Card>
  );
}

import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Card, Icon, Link, VisuallyHidden, color, fontSize, minWidth, space } from '@site/shell-contract';
import { useDeferredValue, useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { skipRecent } from '../../device/use-recent.ts';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import { getPair, pairPath } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';
import { notPrinted } from '../../ui/hidden.ts';
import type { ConverterEvent } from '../converter-state.ts';
import type { ConverterView, ConverterViews } from '../converter-view.ts';
import { ConverterFields } from '../fields/converter-fields.tsx';
import { ResultDetails } from '../fields/lazy-parts.ts';
import { swapFace, swapOnShortcut } from '../fields/swap-button.tsx';
import { formatForUrl, formatIfShort } from '../quantity.ts';
import { ReadingLines } from './reading-lines.tsx';
import { ResultScale } from './result-scale.tsx';

const Name = styled.div`
  display: grid;
  align-content: center;
  min-height: ${space(12)};
  font-size: ${fontSize.note};
  line-height: 1.3;
  color: ${color.inkSoft};
  span:first-child {
    display: none;
  }
  ${minWidth.pair} {
    display: block;
    min-height: 0;
    margin-top: ${space(2)};
    span:first-child {
      display: inline;
    }
    span:last-child {
      display: none;
    }
  }
`;

/** A longer name doesn't fit on two lines of a phone. */
const LONGEST = 29;

function UnitName({ unit: { fullName, symbol } }: { unit: UnitDefinition }) {
  if (fullName.length <= LONGEST) return <Name>{fullName}</Name>;
  return (
    <Name>
      <span>{fullName}</span> <span>{symbol}</span>
    </Name>
  );
}

interface PairFormProps extends ConverterViews {
  pair: Pair;
  swap: ReactNode;
  dispatch: (event: ConverterEvent) => void;
  landmarks: Landmarks;
}

/** A form lets Enter convert before scripts run. */
export function PairForm({ pair, view, fields, swap, dispatch, landmarks }: PairFormProps) {
  const lineId = useId();
  return (
    <>
      <form aria-label="Unit Converter" onSubmit={(event) => event.preventDefault()} onKeyDown={swapOnShortcut}>
        <ConverterFields
          view={fields}
          fromUnit={<UnitName unit={pair.from} />}
          toUnit={<UnitName unit={pair.to} />}
          swap={swap}
          reasonId={lineId}
          dispatch={dispatch}
        />
        <ReadingLines view={fields} resultLineId={lineId} />
      </form>
      <ResultScale view={view} landmarks={landmarks} dispatch={dispatch} />
    </>
  );
}

interface LockedConverterProps extends Omit<PairFormProps, 'swap'> {
  common: ReactNode;
}

export function LockedConverter({ common, ...form }: LockedConverterProps) {
  const { pair, view, fields } = form;
  const value = formatExactResult(view) ?? view.swapText ?? formatForUrl(view.quantity);
  return (
    <Card $ruled>
      <PairForm {...form} swap={<OtherWayLink pair={pair} value={value} />} />
      <ResultDetails view={useDeferredValue(fields)} hasTrueSize />
      {common}
    </Card>
  );
}

const LinkFace = styled(Link)`
  ${swapFace}
  ${notPrinted}
`;

function OtherWayLink({ pair: { from, to }, value }: { pair: Pair; value: string }) {
  const path = pairPath(getPair(to, from));
  return (
    <LinkFace
      to={`${path}?value=${encodeURIComponent(value)}`}
      rel="nofollow"
      onClick={() => skipRecent({ path, value })}
      aria-keyshortcuts="Alt+S"
      title={`Convert ${to.plural} to ${from.plural} (Alt+S)`}
    >
      <Icon name="swap" />
      <VisuallyHidden>Swap units</VisuallyHidden>
    </LinkFace>
  );
}

/** Returns a short, exact result, so that converting back gives the same value. */
export function formatExactResult({ quantity, converted }: ConverterView): string | undefined {
  return quantity.state === 'number' && converted ? formatIfShort(converted.value) : undefined;
}

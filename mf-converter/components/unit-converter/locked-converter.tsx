import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card } from '@site/shell-contract';
import { useId } from 'react';
import type { Pair } from '../../pairs/pair.ts';
import { AbsoluteZeroNote } from './absolute-zero-note.tsx';
import { CommonConversions } from './common-conversions.tsx';
import { conversionReading } from './conversion-reading.ts';
import { OtherWayLink } from './other-way-link.tsx';
import { ReadingLines } from './reading-lines.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultField } from './result-field.tsx';
import { Between, LockedUnit, Side, Sides } from './sides.tsx';
import type { TypedValue } from './typed-value.ts';
import { ValueField } from './value-field.tsx';

interface LockedConverterProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  typed: TypedValue;
  onText: (text: string) => void;
}

/** The Unit Converter widget with its units locked. A plain form, so that Enter converts before any script runs, too. */
export function LockedConverter({ pair, units, typed, onText }: LockedConverterProps) {
  const id = useId();
  const [inputId, outputId, reasonId] = [`${id}from`, `${id}to`, `${id}line`];
  const reading = conversionReading(typed, pair.from, pair.to);
  return (
    <Card $ruled>
      <form aria-label="Unit Converter" onSubmit={(event) => event.preventDefault()}>
        <Sides>
          <Side>
            <label htmlFor={inputId}>From</label>
            <ValueField id={inputId} text={typed.text} isInvalid={reading.isAsking} reasonId={reasonId} onText={onText} />
            <LockedUnit>{pair.from.fullName}</LockedUnit>
          </Side>
          <Between><OtherWayLink pair={pair} result={reading.result} /></Between>
          <Side>
            <label htmlFor={outputId}>To</label>
            <ResultField id={outputId} inputId={inputId} result={reading.result} precisely={reading.precisely} isOld={typed.state !== 'number'} />
            <LockedUnit>{pair.to.fullName}</LockedUnit>
          </Side>
        </Sides>
        <ReadingLines reading={reading} resultLineId={reasonId} />
        <AbsoluteZeroNote value={typed.value} unit={pair.from} />
      </form>
      <ResultActions reading={reading} pair={pair} />
      <CommonConversions units={units} current={pair.slug} />
    </Card>
  );
}

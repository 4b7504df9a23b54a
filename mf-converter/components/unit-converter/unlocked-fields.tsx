import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useId } from 'react';
import { UnitPicker } from '../unit-picker/unit-picker.tsx';
import type { ConversionReading } from './conversion-reading.ts';
import { ResultField } from './result-field.tsx';
import { Between, Side, Sides } from './sides.tsx';
import { SwapButton } from './swap-button.tsx';
import type { TypedValue } from './typed-value.ts';
import { ValueField } from './value-field.tsx';
import type { WidgetAction } from './widget-state.ts';

interface UnlockedFieldsProps {
  units: readonly UnitDefinition[];
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
  typed: TypedValue;
  reading: ConversionReading;
  /** Id of what says why a text is no number. */
  reasonId: string;
  dispatch: (action: WidgetAction) => void;
  onSwap: () => void;
}

/** 'From' and 'To', each with a unit picker, and the swap between them. */
export function UnlockedFields({ units, from, to, typed, reading, reasonId, dispatch, onSwap }: UnlockedFieldsProps) {
  const id = useId();
  const [inputId, outputId] = [`${id}from`, `${id}to`];
  return (
    <Sides>
      <Side>
        <label htmlFor={inputId}>From</label>
        <ValueField id={inputId} text={typed.text} isInvalid={reading.isAsking} reasonId={reasonId} onText={(text) => dispatch({ type: 'type', text })} />
        <UnitPicker label="Unit of the value" units={units} chosen={from?.id ?? ''} onChoose={(unit) => dispatch({ type: 'from', id: unit })} />
      </Side>
      <Between><SwapButton onSwap={onSwap} /></Between>
      <Side>
        <label htmlFor={outputId}>To</label>
        <ResultField id={outputId} inputId={inputId} result={reading.result} precisely={reading.precisely} isOld={typed.state !== 'number'} />
        <UnitPicker label="Unit of the result" units={units} chosen={to?.id ?? ''} onChoose={(unit) => dispatch({ type: 'to', id: unit })} />
      </Side>
    </Sides>
  );
}

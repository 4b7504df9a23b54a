import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useId } from 'react';
import { UnitPicker } from '../unit-picker/unit-picker.tsx';
import { ResultField } from './result-field.tsx';
import { Between, Side, Sides } from './sides.tsx';
import { SwapButton } from './swap-button.tsx';
import type { TypedValue } from './typed-value.ts';
import { valueError } from './value-error.ts';
import { ValueField } from './value-field.tsx';
import type { WidgetAction } from './widget-state.ts';

interface UnlockedFieldsProps {
  units: readonly UnitDefinition[];
  from: UnitDefinition | undefined;
  to: UnitDefinition | undefined;
  typed: TypedValue;
  result: string;
  dispatch: (action: WidgetAction) => void;
  onSwap: () => void;
}

/** 'From' and 'To', each with a unit picker, and the swap between them. */
export function UnlockedFields({ units, from, to, typed, result, dispatch, onSwap }: UnlockedFieldsProps) {
  const id = useId();
  const [inputId, outputId] = [`${id}from`, `${id}to`];
  return (
    <Sides>
      <Side>
        <label htmlFor={inputId}>From</label>
        <ValueField id={inputId} text={typed.text} error={valueError(typed)} onText={(text) => dispatch({ type: 'type', text })} />
        <UnitPicker label="Unit of the value" units={units} chosen={from?.id ?? ''} onChoose={(unit) => dispatch({ type: 'from', id: unit })} />
      </Side>
      <Between><SwapButton onSwap={onSwap} /></Between>
      <Side>
        <label htmlFor={outputId}>To</label>
        <ResultField id={outputId} inputId={inputId} result={result} isOld={typed.state !== 'number'} />
        <UnitPicker label="Unit of the result" units={units} chosen={to?.id ?? ''} onChoose={(unit) => dispatch({ type: 'to', id: unit })} />
      </Side>
    </Sides>
  );
}

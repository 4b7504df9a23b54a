import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useId } from 'react';
import { AbsoluteZeroNote } from '../unit-converter/absolute-zero-note.tsx';
import { ResultField } from '../unit-converter/result-field.tsx';
import { Between, Side, Sides } from '../unit-converter/sides.tsx';
import { SwapButton } from '../unit-converter/swap-button.tsx';
import { ValueField } from '../unit-converter/value-field.tsx';
import { UnitPicker } from '../unit-picker/unit-picker.tsx';
import { INVALID_INPUT, quickResult } from './quick-result.ts';
import type { QuickEntry } from './quick-state.ts';

interface QuickFieldsProps {
  entry: QuickEntry;
  units: readonly UnitDefinition[];
  onChange: (change: Partial<QuickEntry>) => void;
  onSwap: () => void;
}

export function QuickFields({ entry, units, onChange, onSwap }: QuickFieldsProps) {
  const id = useId();
  const [inputId, outputId] = [`${id}from`, `${id}to`];
  const unit = (unitId: string) => units.find((known) => known.id === unitId);
  const { typed, result, precisely } = quickResult(entry.text, unit(entry.from), unit(entry.to));
  return (
    <>
      <Sides>
        <Side>
          <label htmlFor={inputId}>From</label>
          <ValueField id={inputId} text={entry.text} isInvalid={result === INVALID_INPUT} reasonId={outputId} onText={(text) => onChange({ text })} />
          <UnitPicker label="Unit of the value" units={units} chosen={entry.from} onChoose={(from) => onChange({ from })} />
        </Side>
        <Between><SwapButton onSwap={onSwap} /></Between>
        <Side>
          <label htmlFor={outputId}>To</label>
          <ResultField id={outputId} inputId={inputId} result={result} precisely={precisely} isOld={result === INVALID_INPUT} />
          <UnitPicker label="Unit of the result" units={units} chosen={entry.to} onChoose={(to) => onChange({ to })} />
        </Side>
      </Sides>
      {typed ? <AbsoluteZeroNote value={typed} unit={unit(entry.from)} /> : null}
    </>
  );
}

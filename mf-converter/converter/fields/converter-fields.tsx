import { withOtherSeparators } from '@site/catalogue/engine/parse-decimal';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { StoredConversion } from '../../device/kept-conversions.ts';
import { useRecent } from '../../device/use-recent.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { addressText } from '../converter-state.ts';
import type { ConverterEvent } from '../converter-state.ts';
import type { ConverterView } from '../converter-view.ts';
import { equationText, quantityText, spokenQuantity } from '../said-quantity.ts';
import { Between, ResultSide, Side, Sides } from './fields-layout.ts';
import { FieldLine } from './field-line.tsx';
import { ResultField } from './result-field.tsx';
import type { Spoken } from './result-field.tsx';
import { useProblem } from './use-problem.ts';
import { useTouchKeys } from './use-touch-keys.ts';
import { ValueField } from './value-field.tsx';
import { visitorFormat } from '../../format/visitor-format.ts';

interface ConverterFieldsProps {
  view: ConverterView;
  units: readonly UnitDefinition[];
  unitOfValue: ReactNode;
  unitOfResult: ReactNode;
  swap: ReactNode;
  /** ID of a line that shows input errors elsewhere. */
  reasonId?: string | undefined;
  dispatch: (event: ConverterEvent) => void;
}

export function ConverterFields({
  view,
  units,
  unitOfValue,
  unitOfResult,
  swap,
  reasonId,
  dispatch,
}: ConverterFieldsProps) {
  const id = useId();
  const [inputId, outputId] = [`${id}from`, `${id}to`];
  const { typed, from, echo, readings, result, isExact, inWords, precisely, mixed, isInvalid } = view;
  const field = from && { unit: from, units };
  const problemId = `${id}problem`;
  const problem = useProblem(typed, from?.category);
  const input = useRef<HTMLInputElement>(null);
  const [TouchKeys, loadTouchKeys] = useTouchKeys(input);
  const type = (text: string) => dispatch({ type: 'type', text, field, format: visitorFormat() });
  useRecent(recentOf(view));
  return (
    <>
      <Sides data-converter-fields="">
        <Side>
          <label htmlFor={inputId}>From</label>
          <ValueField
            id={inputId}
            field={input}
            text={typed.text}
            unit={from?.plural}
            echo={echo}
            isInvalid={isInvalid}
            reasonId={reasonId ?? problemId}
            onText={type}
            onFocus={loadTouchKeys}
          />
          <FieldLine
            id={problemId}
            readings={readings}
            problem={reasonId === undefined ? problem : undefined}
            onOther={() =>
              dispatch({ type: 'type', text: withOtherSeparators(typed.text), field, format: typed.format })
            }
          />
          {unitOfValue}
        </Side>
        <Between>{swap}</Between>
        <ResultSide>
          <label htmlFor={outputId}>To</label>
          <ResultField
            id={outputId}
            inputId={inputId}
            spoken={spokenOf(view)}
            result={result}
            isExact={isExact}
            inWords={inWords}
            precisely={precisely}
            mixed={mixed}
            isOld={typed.state !== 'number'}
          />
          {unitOfResult}
        </ResultSide>
        {TouchKeys ? <TouchKeys category={from?.category} field={input} onText={type} /> : null}
      </Sides>
      <Comparison view={view} units={units} />
    </>
  );
}

/** For screen readers: `7 feet is 2.134 meters`. */
function spokenOf({ typed, converted }: ConverterView): Spoken | undefined {
  if (!converted || typed.state !== 'number') return undefined;
  return { before: `${spokenQuantity(typed, converted.from)} is`, after: converted.to.plural };
}

/** Skips the default value of 1, and swaps. */
function recentOf({ typed, converted }: ConverterView): StoredConversion | undefined {
  if (!converted || typed.state !== 'number' || typed.lastValidText === '1' || typed.isSwapped) return undefined;
  const { from, to } = converted;
  if (from === to) return undefined;
  return {
    path: pairPath(pairOf(from, to)),
    text: `${quantityText(typed, from)} to ${to.plural}`,
    value: addressText(typed),
    equation: equationText(typed, converted),
  };
}

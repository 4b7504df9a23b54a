import { withOtherSeparators } from '@site/catalog/engine/parse-decimal';
import { useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { StoredConversion } from '../../device/kept-conversions.ts';
import { useRecent } from '../../device/use-recent.ts';
import { getPair, pairPath } from '../../pairs/pair.ts';
import type { ConverterEvent } from '../converter-state.ts';
import { copyResult } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { formatForUrl, formatEquation, formatTyped } from '../quantity.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { Actions, Between, Side, Sides } from './fields-layout.ts';
import { FieldLine } from './field-line.tsx';
import { Comparison, ResultButtons } from './lazy-parts.ts';
import { ResultField, computeDrawnLength } from './result-field.tsx';
import { isLong } from './result-sheet.ts';
import { TypeHere } from './type-here.tsx';
import { useTouchKeys } from './use-touch-keys.ts';
import { ValueField } from './value-field.tsx';
import { visitorFormat } from '../../format/visitor-format.ts';

interface ConverterFieldsProps {
  view: ConverterView;
  fromUnit: ReactNode;
  toUnit: ReactNode;
  swap: ReactNode;
  /** ID of the element that shows input errors, if it is outside this component. */
  reasonId?: string | undefined;
  dispatch: (event: ConverterEvent) => void;
}

export function ConverterFields({ view, fromUnit, toUnit, swap, reasonId, dispatch }: ConverterFieldsProps) {
  const id = useId();
  const [inputId, outputId, problemId] = [`${id}value`, `${id}result`, `${id}problem`];
  const { quantity, from, to, side } = view;
  const isReversed = side === 'to';
  const input = useRef<HTMLInputElement>(null);
  const [TouchKeys, loadTouchKeys] = useTouchKeys(input);
  const { text, format, lastValidText } = quantity;
  const type = (next: string) =>
    dispatch({ type: 'type', side, typed: { text: next, format: visitorFormat(), lastValidText }, group: 'field' });
  useFocusOfSide(input, isReversed);
  useRecent(findRecent(view));
  const value = (
    <>
      <ValueField
        id={inputId}
        field={input}
        text={text}
        unit={from?.plural}
        echo={view.echo}
        isInvalid={view.isInvalid}
        reasonId={reasonId ?? problemId}
        onText={type}
        onFocus={loadTouchKeys}
      />
      <FieldLine
        id={problemId}
        readings={view.readings}
        problem={reasonId === undefined ? quantity.problem : undefined}
        onAlternative={() => dispatch({ type: 'type', side, typed: { text: withOtherSeparators(text), format } })}
      />
    </>
  );
  const result = <ResultField id={outputId} inputId={inputId} view={view} />;
  const later = useDeferredValue(view);
  const actions = (
    <Actions>
      <TypeHere
        unit={to}
        onClick={() => dispatch({ type: 'type', side: isReversed ? 'from' : 'to', typed: copyResult(view) })}
      />
      <ResultButtons view={later} latest={useLatest(view)} />
    </Actions>
  );
  const isLongResult = isLong(computeDrawnLength(view.result));
  return (
    <>
      <Sides data-converter-fields="">
        <Side $isResult={isReversed} $isLong={isLongResult}>
          <label htmlFor={isReversed ? outputId : inputId}>From</label>
          {isReversed ? result : value}
          {fromUnit}
          {isReversed ? actions : null}
        </Side>
        <Between>{swap}</Between>
        <Side $isSecond $isResult={!isReversed} $isLong={isLongResult}>
          <label htmlFor={isReversed ? inputId : outputId}>To</label>
          {isReversed ? value : result}
          {toUnit}
          {isReversed ? null : actions}
        </Side>
        {TouchKeys ? <TouchKeys category={from?.category} field={input} onText={type} /> : null}
      </Sides>
      <Comparison view={later} />
    </>
  );
}

/** Restores the focus if a change of sides replaced the focused element. Phones open the keyboard only during a click. */
function useFocusOfSide(input: RefObject<HTMLInputElement | null>, isReversed: boolean): void {
  const last = useRef(isReversed);
  useLayoutEffect(() => {
    if (last.current !== isReversed && document.activeElement === document.body) input.current?.focus();
    last.current = isReversed;
  }, [input, isReversed]);
}

/** Skips the default value of 1, and swaps. */
function findRecent({ quantity, converted }: ConverterView): StoredConversion | undefined {
  if (!converted || quantity.state !== 'number' || quantity.lastValidText === '1' || quantity.isCopied)
    return undefined;
  const { from, to } = converted;
  if (from === to) return undefined;
  return {
    path: pairPath(getPair(from, to)),
    text: `${formatTyped(quantity, from)} to ${to.plural}`,
    value: formatForUrl(quantity),
    equation: formatEquation(quantity, converted),
  };
}

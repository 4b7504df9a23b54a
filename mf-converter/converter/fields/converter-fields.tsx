import { withOtherSeparators } from '@site/catalogue/engine/read-digits';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { fontSize, minWidth, space } from '@site/shell-contract';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StoredConversion } from '../../device/kept-conversions.ts';
import { useRecent } from '../../device/use-recent.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';
import { addressText } from '../converter-state.ts';
import type { ConverterEvent } from '../converter-state.ts';
import type { ConverterView } from '../converter-view.ts';
import { quantityText } from '../said-quantity.ts';
import { FieldLine } from './field-line.tsx';
import { ResultField } from './result-field.tsx';
import { useProblem } from './use-problem.ts';
import { ValueField } from './value-field.tsx';
import { visitorFormat } from '../../format/visitor-format.ts';

const Sides = styled.div`
  display: grid;
  gap: ${space(3)};
  ${minWidth.pair} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Side = styled.div`
  min-width: 0;
  label {
    display: block;
    margin-bottom: ${space(1)};
    font-size: ${fontSize.note};
    font-weight: 600;
  }
`;

/** Aligns the swap with the fields. */
const Between = styled.div`
  display: flex;
  justify-content: center;
  svg {
    transform: rotate(90deg);
  }
  ${minWidth.pair} {
    padding-top: ${space(10)};
    align-items: start;
    svg {
      transform: none;
    }
  }
`;

interface ConverterFieldsProps {
  view: ConverterView;
  /** All units of the category. */
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
  useRecent(recentOf(view));
  return (
    <Sides>
      <Side>
        <label htmlFor={inputId}>From</label>
        <ValueField
          id={inputId}
          text={typed.text}
          echo={echo}
          isInvalid={isInvalid}
          reasonId={reasonId ?? problemId}
          onText={(text) => dispatch({ type: 'type', text, field, format: visitorFormat() })}
        />
        <FieldLine
          id={problemId}
          readings={readings}
          problem={reasonId === undefined ? problem : undefined}
          onOther={() => dispatch({ type: 'type', text: withOtherSeparators(typed.text), field, format: typed.format })}
        />
        {unitOfValue}
      </Side>
      <Between>{swap}</Between>
      <Side>
        <label htmlFor={outputId}>To</label>
        <ResultField
          id={outputId}
          inputId={inputId}
          result={result}
          isExact={isExact}
          inWords={inWords}
          precisely={precisely}
          mixed={mixed}
          isOld={typed.state !== 'number'}
        />
        {unitOfResult}
      </Side>
    </Sides>
  );
}

/** Skips the default value of 1. */
function recentOf({ typed, converted }: ConverterView): StoredConversion | undefined {
  if (!converted || typed.state !== 'number' || typed.lastValidText === '1' || converted.from === converted.to)
    return undefined;
  const { from, to } = converted;
  return {
    path: pairPath(pairOf(from, to)),
    text: `${quantityText(typed, from)} to ${to.plural}`,
    value: addressText(typed),
  };
}

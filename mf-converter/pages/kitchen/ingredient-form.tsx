import { capitalize } from '@site/catalog/capitalize';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { amountTexts, rangeLines } from '@site/catalog/ingredients/ingredient-text';
import { convertAmount, computeSize } from '@site/catalog/ingredients/weigh';
import { readQuantity } from '@site/catalog/phrases/read-quantity';
import { Button, Card, VisuallyHidden, color, figures, fontSize, space } from '@site/shell-contract';
import { CopyMenu } from '@site/shell-contract/copy-menu';
import { CopyShare } from '@site/shell-contract/copy-share';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Actions, Between, Side, Sides } from '../../converter/fields/fields-layout.ts';
import { ResultSheet, isLong } from '../../converter/fields/result-sheet.ts';
import { SwapButton, swapOnShortcut } from '../../converter/fields/swap-button.tsx';
import { useTouchKeys } from '../../converter/fields/use-touch-keys.ts';
import { ValueField } from '../../converter/fields/value-field.tsx';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { notScripted } from '../../ui/hidden.ts';
import { UnitSelect } from '../../ui/unit-select.tsx';
import { ingredientPath, type IngredientQuery } from '../../ingredients/ingredient-paths.ts';

const Problem = styled.p`
  color: ${color.warning};
  font-size: ${fontSize.note};
`;

const Lines = styled.div`
  margin-top: ${space(3)};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Convert = styled(Button)`
  margin-top: ${space(4)};
  ${notScripted}
`;

interface IngredientFormProps {
  ingredient: Ingredient;
  units: readonly UnitDefinition[];
  query: IngredientQuery;
}

export function IngredientForm({ ingredient, units, query }: IngredientFormProps) {
  const [{ value, from, to }, setTyped] = useState(query);
  const change = (changed: Partial<IngredientQuery>) => setTyped((typed) => ({ ...typed, ...changed }));
  const swap = () => change({ from: to, to: from });
  const type = (text: string) => change({ value: text });
  const id = useId();
  const [valueId, resultId, problemId] = [`${id}value`, `${id}result`, `${id}problem`];
  const field = useRef<HTMLInputElement>(null);
  const [TouchKeys, loadTouchKeys] = useTouchKeys(field);
  const result = useResult(ingredient, units, { value, from, to });
  const plural = units.find((unit) => unit.id === from)?.plural;
  const read = () => ({
    text: result?.number ?? '',
    withUnit: `${result?.number} ${result?.name}`,
    title: `${capitalize(ingredient.name)}: cups to grams`,
    path: ingredientPath(ingredient, { value, from, to }),
  });
  const shown = result ? result.sign + result.number : '–';
  return (
    <Card $ruled>
      <form action={ingredientPath(ingredient)} onSubmit={(event) => event.preventDefault()} onKeyDown={swapOnShortcut}>
        <Sides>
          <Side $isResult={false} $isLong={false}>
            <label htmlFor={valueId}>From</label>
            <ValueField
              id={valueId}
              field={field}
              text={value}
              unit={plural}
              echo={undefined}
              isInvalid={!result}
              reasonId={problemId}
              onText={type}
              onFocus={loadTouchKeys}
            />
            {result ? null : <Problem id={problemId}>Type a number, like 1.5 or 1 1/2.</Problem>}
            <UnitSelect
              label="From unit"
              name="from"
              units={units}
              chosen={from}
              onChoose={(id) => change({ from: id })}
            />
          </Side>
          <Between>
            <SwapButton onSwap={swap} />
          </Between>
          <Side $isSecond $isResult $isLong={isLong(shown.length)}>
            <label htmlFor={resultId}>To</label>
            <ResultSheet
              aria-live="polite"
              aria-atomic="true"
              $fontSize={fontSize.result}
              $length={shown.length}
              $isOld={!result}
              $isMixed={false}
            >
              <output id={resultId} htmlFor={valueId} aria-live="off">
                {figures(shown)}
                {result ? <VisuallyHidden> {result.name}</VisuallyHidden> : null}
              </output>
            </ResultSheet>
            <UnitSelect label="To unit" name="to" units={units} chosen={to} onChoose={(id) => change({ to: id })} />
            <Actions>
              <CopyShare size="small" read={read} isDisabled={!result} Menu={CopyMenu} />
            </Actions>
          </Side>
          {TouchKeys ? <TouchKeys category="volume" field={field} onText={type} /> : null}
        </Sides>
        <Convert type="submit">Convert</Convert>
      </form>
      <Lines data-result="">
        {result?.lines.map((line) => (
          <p key={line}>{figures(line)}</p>
        ))}
      </Lines>
    </Card>
  );
}

function useResult(ingredient: Ingredient, units: readonly UnitDefinition[], { value, from, to }: IngredientQuery) {
  const format = useVisitorFormat();
  const source = units.find(({ id }) => id === from);
  const target = units.find(({ id }) => id === to);
  if (!source || !target) return undefined;
  const reading = readQuantity(value, [], source, format);
  if (!reading.ok) return undefined;
  const count = Number(reading.value.numerator) / Number(reading.value.denominator);
  if (!(count >= 0 && count < MOST)) return undefined;
  const amount = count * computeSize(source);
  const result = convertAmount(ingredient, amount, source, target);
  const isWeighed = source.category !== target.category;
  return {
    ...amountTexts(result.usual, target),
    sign: isWeighed ? '≈ ' : '',
    lines: isWeighed ? rangeLines({ ingredient, result, to: target, from: { amount } }) : [],
  };
}

const MOST = 1e6;

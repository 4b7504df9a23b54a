import { capitalize } from '@site/catalogue/capitalize';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { Ingredient } from '@site/catalogue/ingredients/ingredient';
import { amountText, rangeLines } from '@site/catalogue/ingredients/ingredient-text';
import { convertAmount, sizeOf } from '@site/catalogue/ingredients/weigh';
import { readQuantity } from '@site/catalogue/phrases/read-quantity';
import { Button, Card, Icon, Select, TextField, color, figures, fontSize, minWidth, space } from '@site/shell-contract';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { CopyShare } from '../../ui/copy-share.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { ingredientPath } from '../../ingredients/ingredient-paths.ts';
import type { Asked } from './load-ingredient.tsx';

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  /* Phones: the answer stays above the fold. */
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${minWidth.pair} {
    grid-template-columns: 1fr 1.5fr 1.5fr;
    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
  @media print, (scripting: none) {
    display: none;
  }
`;

const Result = styled.output`
  display: block;
  margin-top: ${space(5)};
  font-variant-numeric: tabular-nums;
  strong {
    display: block;
    font-size: ${fontSize.result};
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  > span {
    display: block;
    color: ${color.inkSoft};
  }
`;

const Convert = styled(Button)`
  margin-top: ${space(4)};
  @media (scripting: enabled) {
    display: none;
  }
`;

interface IngredientFormProps {
  ingredient: Ingredient;
  units: readonly UnitDefinition[];
  asked: Asked;
}

export function IngredientForm({ ingredient, units, asked }: IngredientFormProps) {
  const [{ value, from, to }, setTyped] = useState(asked);
  const change = (changed: Partial<Asked>) => setTyped((typed) => ({ ...typed, ...changed }));
  const field = useEarlyText(value, (text) => change({ value: text }));
  const result = useResult(ingredient, units, { value, from, to });
  const read = () => ({
    text: (result?.text ?? '').replace('≈ ', ''),
    title: `${capitalize(ingredient.name)}: cups to grams`,
    path: ingredientPath(ingredient, { value, from, to }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <Card $ruled>
      <form action={ingredientPath(ingredient)} onSubmit={submit}>
        <Fields>
          <TextField
            ref={field}
            label="Amount"
            name="value"
            value={value}
            autoComplete="off"
            inputMode="text"
            error={result ? undefined : 'Type a number, like 1.5 or 1 1/2.'}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
          <Choice label="From" name="from" units={units} chosen={from} onChoose={(id) => change({ from: id })} />
          <Choice label="To" name="to" units={units} chosen={to} onChoose={(id) => change({ to: id })} />
        </Fields>
        <Convert type="submit">Convert</Convert>
      </form>
      <Result>
        <strong>{figures(result?.text ?? '–')}</strong>
        {result?.lines.map((line) => (
          <span key={line}>{figures(line)}</span>
        ))}
      </Result>
      <Actions>
        <CopyShare size="large" read={read} isDisabled={!result} />
        <Button variant="secondary" onClick={() => change({ from: to, to: from })}>
          <Icon name="swap" size={20} />
          Swap units
        </Button>
      </Actions>
    </Card>
  );
}

function useResult(ingredient: Ingredient, units: readonly UnitDefinition[], { value, from, to }: Asked) {
  const format = useVisitorFormat();
  const source = units.find(({ id }) => id === from);
  const target = units.find(({ id }) => id === to);
  if (!source || !target) return undefined;
  const reading = readQuantity(value, [], source, format);
  if (!reading.ok) return undefined;
  const count = Number(reading.value.numerator) / Number(reading.value.denominator);
  if (!(count >= 0 && count < MOST)) return undefined;
  const amount = count * sizeOf(source);
  const result = convertAmount(ingredient, amount, source, target);
  const isWeighed = source.category !== target.category;
  return {
    text: `${isWeighed ? '≈ ' : ''}${amountText(result.usual, target)}`,
    lines: isWeighed ? rangeLines({ ingredient, result, to: target, from: { amount } }) : [],
  };
}

const MOST = 1e6;

interface ChoiceProps {
  label: string;
  name: string;
  units: readonly UnitDefinition[];
  chosen: string;
  onChoose: (id: string) => void;
}

function Choice({ label, name, units, chosen, onChoose }: ChoiceProps) {
  return (
    <Select label={label} name={name} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
      {units.map(({ id, plural }) => (
        <option key={id} value={id}>
          {capitalize(plural)}
        </option>
      ))}
    </Select>
  );
}

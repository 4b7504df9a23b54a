import { readRecipe, type RecipeTarget } from '@site/catalog/ingredients/read-recipe';
import { Button, TextArea, TextField, minWidth, space } from '@site/shell-contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { OptionSelect } from '../../ui/option-select.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { RecipeLines } from './recipe-lines.tsx';
import { notPrinted } from '../../ui/hidden.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;
  ${minWidth.sidebar} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

const Controls = styled.div`
  display: grid;
  gap: ${space(4)};
  ${notPrinted}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

const EXAMPLE = `2 1/4 cups all-purpose flour
1 tsp baking soda
2 sticks butter, softened
3/4 cup brown sugar, packed
2 large eggs`;

const TARGETS: readonly { value: RecipeTarget; label: string }[] = [
  { value: 'grams', label: 'Grams' },
  { value: 'cups', label: 'Cups and spoons' },
  { value: 'as-written', label: 'As written' },
];

const BY_SERVINGS = 'servings';
const SCALES = [
  { value: '0.5', label: 'Half' },
  { value: '1', label: 'As written' },
  { value: '1.5', label: 'One and a half' },
  { value: '2', label: 'Double' },
  { value: '3', label: 'Triple' },
  { value: BY_SERVINGS, label: 'By servings' },
];

export function RecipeConverter() {
  const [text, setText] = useState('');
  const [target, setTarget] = useState<RecipeTarget>('grams');
  const [scaleBy, setScaleBy] = useState('1');
  const [servings, setServings] = useState({ from: '4', to: '6' });
  const servingsRatio = getRatio(servings);
  const scale = scaleBy === BY_SERVINGS ? (servingsRatio ?? 1) : Number(scaleBy);
  const field = useEarlyText<HTMLTextAreaElement>(text, setText);
  const format = useVisitorFormat();
  const source = useDeferredValue(text);
  const lines = useMemo(() => readRecipe(source, { target, scale, format }), [source, target, scale, format]);
  return (
    <Columns>
      <Controls>
        <TextArea
          ref={field}
          label="Recipe"
          hint="One ingredient on each line, up to 200 lines. The recipe stays on this device."
          rows={12}
          spellCheck={false}
          placeholder={EXAMPLE}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Row>
          <OptionSelect label="Convert to" value={target} options={TARGETS} onChoose={setTarget} />
          <OptionSelect label="Amount" value={scaleBy} options={SCALES} onChoose={setScaleBy} />
        </Row>
        {scaleBy === BY_SERVINGS ? (
          <Servings servings={servings} hasError={servingsRatio === undefined} onChange={setServings} />
        ) : null}
        <div>
          <Button variant="secondary" onClick={() => setText(EXAMPLE)}>
            Try an example
          </Button>
        </div>
      </Controls>
      {source.trim() === '' ? null : <RecipeLines lines={lines} scale={scale} />}
    </Columns>
  );
}

interface Counts {
  from: string;
  to: string;
}

const MAX_SERVINGS = 1000;

function getRatio({ from, to }: Counts): number | undefined {
  const [before, after] = [Number(from), Number(to)];
  return before > 0 && after > 0 && Math.max(before, after) <= MAX_SERVINGS ? after / before : undefined;
}

interface ServingsProps {
  servings: Counts;
  hasError: boolean;
  onChange: (servings: Counts) => void;
}

function Servings({ servings, hasError, onChange }: ServingsProps) {
  return (
    <Row>
      <TextField
        label="The recipe serves"
        inputMode="decimal"
        value={servings.from}
        error={hasError ? 'Type two numbers, like 4 and 6.' : undefined}
        onChange={(event) => onChange({ ...servings, from: event.currentTarget.value })}
      />
      <TextField
        label="Servings you want"
        inputMode="decimal"
        value={servings.to}
        onChange={(event) => onChange({ ...servings, to: event.currentTarget.value })}
      />
    </Row>
  );
}

import { readRecipe } from '@site/catalogue/ingredients/read-recipe';
import type { RecipeTarget } from '@site/catalogue/ingredients/read-recipe';
import { Button, TextArea, minWidth, space } from '@site/shell-contract';
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

const SCALES = [
  { value: '0.5', label: 'Half' },
  { value: '1', label: 'As written' },
  { value: '1.5', label: 'One and a half' },
  { value: '2', label: 'Double' },
  { value: '3', label: 'Triple' },
  { value: '4', label: 'Four times' },
];

export function RecipeConverter() {
  const [text, setText] = useState('');
  const [target, setTarget] = useState<RecipeTarget>('grams');
  const [scale, setScale] = useState('1');
  const field = useEarlyText<HTMLTextAreaElement>(text, setText);
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
          <OptionSelect label="Amount" value={scale} options={SCALES} onChoose={setScale} />
        </Row>
        <div>
          <Button variant="secondary" onClick={() => setText(EXAMPLE)}>
            Try an example
          </Button>
        </div>
      </Controls>
      <Converted text={text} target={target} scale={Number(scale)} />
    </Columns>
  );
}

interface ConvertedProps {
  text: string;
  target: RecipeTarget;
  scale: number;
}

function Converted({ text, target, scale }: ConvertedProps) {
  const format = useVisitorFormat();
  const read = useDeferredValue(text);
  const lines = useMemo(() => readRecipe(read, { target, scale, format }), [read, target, scale, format]);
  return read.trim() === '' ? null : <RecipeLines lines={lines} scale={scale} />;
}

import type { RecipeLine } from '@site/catalog/ingredients/read-recipe';
import { kitchenFraction } from '@site/catalog/ingredients/kitchen-fraction';
import { Button, color, figures, fontSize, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../../ui/copy-button.tsx';
import { notPrinted } from '../../ui/hidden.ts';

const Frame = styled.section`
  h2 {
    margin-bottom: ${space(3)};
  }
`;

const Lines = styled.ul`
  margin-block: ${space(3)} ${space(4)};
  list-style: none;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  li {
    min-height: ${space(3)};
    padding-block: ${space(1.5)};
    border-top: 1px solid ${color.hairline};
    break-inside: avoid;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${fontSize.note};
  }
`;

const Marked = styled.li`
  padding-left: ${space(3)};
  box-shadow: inset 3px 0 ${color.warning};
  && small {
    color: ${color.warning};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  ${notPrinted}
`;

export function RecipeLines({ lines, scale }: { lines: readonly RecipeLine[]; scale: number }) {
  const id = useId();
  const marked = lines.filter(({ kind }) => kind === 'unknown').length;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{scale === 1 ? 'Converted recipe' : `Converted recipe (× ${kitchenFraction(scale)})`}</h2>
      <p role="status">{formatStatus(marked)}</p>
      <Lines role="list">
        {lines.map((line, place) => (
          <Line key={place} line={line} />
        ))}
      </Lines>
      <Actions>
        <CopyButton label="Copy" getText={() => lines.map(formatLine).join('\n')} />
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </Actions>
    </Frame>
  );
}

function formatStatus(marked: number): string {
  if (marked === 0) return 'All lines were understood.';
  return marked === 1 ? '1 line needs your attention.' : `${marked} lines need your attention.`;
}

function Line({ line: { kind, amount, rest, note } }: { line: RecipeLine }) {
  const Item = kind === 'unknown' ? Marked : 'li';
  return (
    <Item>
      {amount === undefined ? null : <strong>{figures(amount)}</strong>} {figures(rest)}
      {note === undefined ? null : <small>{figures(note)}</small>}
    </Item>
  );
}

function formatLine({ amount, rest }: RecipeLine): string {
  return [amount, rest].filter(Boolean).join(' ');
}

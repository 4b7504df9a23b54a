import { formatExact } from '@site/catalog/engine/format-exact';
import { figures, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { LazyDetails } from '../../ui/lazy-details.tsx';
import { notStatic } from '../../ui/hidden.ts';
import type { ConverterView } from '../converter-view.ts';
import type { Conversion } from '../quantity.ts';

const Exact = styled.p`
  padding-block: ${space(1)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const ScreenTool = styled.div`
  ${notStatic}
`;

const loadPanel = async () => (await import('./result-panel.tsx')).ResultPanel;
const loadTrueSize = async () => (await import('../../true-size/true-size-panel.tsx')).TrueSizePanel;

interface ResultDetailsProps {
  view: ConverterView;
  hasTrueSize?: boolean;
}

export function ResultDetails({ view: { quantity, converted }, hasTrueSize = false }: ResultDetailsProps) {
  if (!converted) return null;
  return (
    <>
      <LazyDetails summary="Exact value, rounding, and pin" load={loadPanel} props={converted}>
        <Exact>{figures(formatExactSentence(converted))}</Exact>
      </LazyDetails>
      {hasTrueSize && converted.from.category === 'length' ? (
        <ScreenTool>
          <LazyDetails summary="True size" load={loadTrueSize} props={{ ...converted, value: quantity.value }} />
        </ScreenTool>
      ) : null}
    </>
  );
}

function formatExactSentence({ value, to }: Conversion): string {
  const { text, isExact, fraction } = formatExact(value);
  if (isExact) return `${text} ${to.symbol}, exactly`;
  return fraction ? `${text}… ${to.symbol}, exactly ${fraction}` : `${text}… ${to.symbol}`;
}

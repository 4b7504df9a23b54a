import { NO_FORMULA } from '@site/catalogue/engine/conversion-sentences';
import { formulaText } from '@site/catalogue/engine/formula-text';
import { color, figures, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { problemOf, useProblem } from '../fields/use-problem.ts';
import type { ConverterView } from '../converter-view.ts';
import { quantityText } from '../said-quantity.ts';

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(4)};
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.tint};
  font-size: ${fontSize.note};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const ResultLine = styled.p<{ $isAsking: boolean }>`
  ${({ $isAsking }) => $isAsking && `color: ${color.warning};`}
`;

interface ReadingLinesProps {
  view: ConverterView;
  resultLineId: string;
}

export function ReadingLines({ view, resultLineId }: ReadingLinesProps) {
  const problem = useProblem(view.typed, view.from?.category);
  return (
    <Box>
      <p>
        <strong>Formula:</strong> {figures(formulaOf(view))}
      </p>
      <ResultLine id={resultLineId} data-result="" $isAsking={view.isInvalid}>
        <strong>Result:</strong> {figures(sentenceOf(view, problem))}
      </ResultLine>
    </Box>
  );
}

/** From the left unit to the right one, as the heading says, also while the visitor types on the right. */
export function formulaOf({ converted, side }: ConverterView): string {
  if (!converted) return NO_FORMULA;
  const [from, to] = side === 'to' ? [converted.to, converted.from] : [converted.from, converted.to];
  return from.id === to.id ? `${from.plural} = ${to.plural}` : formulaText(from, to);
}

/** Returns `5 ft = 1.524 m`. Errors use the same line, so the page does not move. */
export function sentenceOf(
  { typed, from, converted, result }: ConverterView,
  problem = problemOf(typed, from?.category),
): string {
  if (typed.state === 'empty') return problem ?? result;
  if (!converted) return result;
  if (problem !== undefined) return problem;
  return `${quantityText(typed, converted.from)} = ${result} ${converted.to.symbol}`;
}

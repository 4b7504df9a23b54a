import { color, figures, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { formatFormula, formatSentence } from '../converter-view.ts';
import type { ConverterView } from '../converter-view.ts';
import { AbsoluteZeroNote } from './absolute-zero-note.tsx';

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
  return (
    <>
      <Box>
        <p>
          <strong>Formula:</strong> {figures(formatFormula(view))}
        </p>
        <ResultLine id={resultLineId} data-result="" $isAsking={view.isInvalid}>
          <strong>Result:</strong> {figures(formatSentence(view))}
        </ResultLine>
      </Box>
      <AbsoluteZeroNote view={view} />
    </>
  );
}

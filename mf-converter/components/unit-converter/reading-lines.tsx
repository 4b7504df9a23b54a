import { color, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { spacedDigits } from '../figures.tsx';
import type { ConversionReading } from './conversion-reading.ts';

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
  reading: ConversionReading;
  /** Of the result's line, which also says what is wrong with the text. */
  resultLineId: string;
}

/** The 'Formula:' box with the 'Result:' line. */
export function ReadingLines({ reading: { formula, sentence, isAsking }, resultLineId }: ReadingLinesProps) {
  return (
    <Box>
      <p><strong>Formula:</strong> {spacedDigits(formula)}</p>
      <ResultLine id={resultLineId} $isAsking={isAsking}><strong>Result:</strong> {spacedDigits(sentence)}</ResultLine>
    </Box>
  );
}

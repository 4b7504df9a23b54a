import { color, fontSize, space, spacedDigits, useNumberFormat } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Readings } from '../quantity.ts';

const Line = styled.p<{ $isProblem: boolean }>`
  margin-top: ${space(1)};
  color: ${({ $isProblem }) => ($isProblem ? color.warning : color.inkSoft)};
  font-size: ${fontSize.note};
  line-height: 1.4;
  button {
    min-height: ${space(6)};
    padding: 0 ${space(1)};
    border: 0;
    background: none;
    color: ${color.accent};
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

interface FieldLineProps {
  id: string;
  readings: Readings | undefined;
  problem: string | undefined;
  onAlternative: () => void;
}

export function FieldLine({ id, readings, problem, onAlternative }: FieldLineProps) {
  const format = useNumberFormat();
  if (problem !== undefined)
    return (
      <Line key="problem" id={id} $isProblem>
        {problem}
      </Line>
    );
  if (!readings) return null;
  return (
    <Line key="readings" $isProblem={false}>
      Read as <span>{spacedDigits(readings.chosen, format)}</span>. Did you mean{' '}
      <button type="button" onClick={onAlternative}>
        {spacedDigits(readings.alternative, format)}
      </button>
      ?
    </Line>
  );
}

import { color, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { useIsSettled } from './use-is-settled.ts';

const Output = styled.output<{ $isLong: boolean; $isOld: boolean }>`
  display: flex;
  align-items: center;
  min-height: ${space(17)};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.accentTint};
  color: ${({ $isOld }) => ($isOld ? color.inkSoft : color.ink)};
  font-size: ${({ $isLong }) => ($isLong ? fontSize.h2 : fontSize.result)};
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.015em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** From this many characters on, the large figures would not fit a phone. */
const LONG = 11;

interface ResultFieldProps {
  id: string;
  /** The field that the result comes from. */
  inputId: string;
  result: string;
  /** The result of an earlier value: the present text is no number. */
  isOld?: boolean;
}

/** The result. Announced when the typing pauses, not at each key. */
export function ResultField({ id, inputId, result, isOld = false }: ResultFieldProps) {
  const isSettled = useIsSettled(result);
  return (
    <Output
      id={id}
      htmlFor={inputId}
      aria-live="polite"
      aria-atomic="true"
      aria-busy={!isSettled}
      $isLong={result.length >= LONG}
      $isOld={isOld}
    >
      {result}
    </Output>
  );
}

import { color, exactFigures, figures, fontSize, radius, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { useIsSettled } from '../../ui/use-is-settled.ts';

/** Reserves a second line, so that nothing moves when it appears. */
const Sheet = styled.div<{ $fontSize: string; $isOld: boolean }>`
  display: grid;
  align-content: center;
  min-height: ${space(17)};
  padding-inline: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.accentTint};
  color: ${({ $isOld }) => ($isOld ? color.inkSoft : color.ink)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  output {
    font-size: ${({ $fontSize }) => $fontSize};
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.015em;
  }
  p {
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
`;

/** Fits a phone or half a card. */
function fontSizeOf({ length }: string, hasLine: boolean): string {
  if (length > 10) return fontSize.h2;
  return length > 7 || hasLine ? 'clamp(2rem, 1.5rem + 1vw, 2.5rem)' : fontSize.result;
}

interface ResultFieldProps {
  id: string;
  inputId: string;
  result: string;
  isExact: boolean;
  inWords: string | undefined;
  precisely: string | undefined;
  /** Empty text keeps its line, so that the number does not move during typing. */
  mixed: string | undefined;
  /** The current text is not a number. */
  isOld: boolean;
}

/** Assistive technology announces the result when typing pauses, not on each key. */
export function ResultField({ id, inputId, result, isExact, inWords, precisely, mixed, isOld }: ResultFieldProps) {
  const isSettled = useIsSettled(result + precisely + mixed);
  return (
    <Sheet
      aria-live="polite"
      aria-atomic="true"
      aria-busy={!isSettled}
      $fontSize={fontSizeOf(result, Boolean(precisely ?? inWords) || mixed !== undefined)}
      $isOld={isOld}
    >
      <output id={id} htmlFor={inputId} aria-live="off">
        {isExact ? exactFigures(result) : figures(result)}
      </output>
      {precisely ? <p>More precisely: {figures(precisely)}</p> : null}
      {inWords && !precisely ? <p>{figures(inWords)}</p> : null}
      {mixed || (mixed === '' && !precisely && !inWords) ? <p>{figures(mixed || '\u00a0')}</p> : null}
    </Sheet>
  );
}

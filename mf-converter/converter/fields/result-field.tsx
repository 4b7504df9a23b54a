import { VisuallyHidden, color, exactFigures, figures, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import { useIsSettled } from '../../ui/use-is-settled.ts';
import type { ConverterView } from '../converter-view.ts';
import { UNIT_WIDTH, fieldHeight } from './fields-layout.ts';

/** Fits the number and its line on phones, where the field is lower. */
const mixedHeight = css`
  min-height: ${space(15.5)};
  ${minWidth.pair} {
    min-height: ${space(17)};
  }
`;

/** The height leaves room for a second line, so that nothing below moves when it appears. */
const Sheet = styled.div<{ $fontSize: string; $phoneFontSize: string; $isOld: boolean; $isMixed: boolean }>`
  display: grid;
  align-content: center;
  ${fieldHeight}
  ${({ $isMixed }) => $isMixed && mixedHeight}
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.accentTint};
  color: ${({ $isOld }) => ($isOld ? color.inkSoft : color.ink)};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  output {
    margin-right: ${UNIT_WIDTH};
    font-size: ${({ $phoneFontSize }) => $phoneFontSize};
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.015em;
  }
  p {
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  ${minWidth.pair} {
    padding-block: 0;
    output {
      margin-right: 0;
      font-size: ${({ $fontSize }) => $fontSize};
    }
  }
`;

/** Fits half a card. */
function fontSizeOf({ length }: string, hasLine: boolean): string {
  if (length > 16) return fontSize.note;
  if (length > 10) return fontSize.h2;
  return length > 7 || hasLine ? 'clamp(2rem, 1.5rem + 1vw, 2.5rem)' : fontSize.result;
}

function phoneFontSizeOf({ length }: string): string {
  if (length > 11) return fontSize.text;
  return length > 7 ? 'clamp(1.1rem, 6.2vw, 1.53rem)' : 'clamp(1.3rem, 8vw, 2rem)';
}

export interface Spoken {
  before: string;
  after: string;
}

interface ResultFieldProps {
  id: string;
  inputId: string;
  /** For screen readers. */
  spoken: Spoken | undefined;
  view: ConverterView;
}

/** Assistive technology announces the result when typing pauses, not on each key. */
export function ResultField({ id, inputId, spoken, view }: ResultFieldProps) {
  const { typed, result, isExact, inWords, precisely, mixed } = view;
  const isSettled = useIsSettled(result + precisely + mixed);
  return (
    <Sheet
      aria-live="polite"
      aria-atomic="true"
      aria-busy={!isSettled}
      $fontSize={fontSizeOf(result, Boolean(precisely ?? inWords) || mixed !== undefined)}
      $phoneFontSize={phoneFontSizeOf(result)}
      $isOld={typed.state !== 'number'}
      $isMixed={mixed !== undefined}
    >
      {spoken ? <VisuallyHidden>{figures(`${spoken.before} `)}</VisuallyHidden> : null}
      <output id={id} htmlFor={inputId} aria-live="off">
        {isExact ? exactFigures(result) : figures(result)}
      </output>
      {spoken ? <VisuallyHidden>{figures(` ${spoken.after}`)}</VisuallyHidden> : null}
      {precisely ? <p>More precisely: {figures(precisely)}</p> : null}
      {inWords && !precisely ? <p>{figures(inWords)}</p> : null}
      {mixed ? <p>{figures(mixed)}</p> : null}
    </Sheet>
  );
}

import { VisuallyHidden, color, exactFigures, figures, fontSize, minWidth, radius, space } from '@site/shell-contract';
import { css, styled } from 'styled-components';
import { useIsSettled } from '../../ui/use-is-settled.ts';
import type { ConverterView } from '../converter-view.ts';
import { UNIT_WIDTH, fieldHeight, narrowCard } from './fields-layout.ts';

/** Fits the number and its line on phones, where the field is lower. */
const mixedHeight = css`
  min-height: ${space(15.5)};
  ${minWidth.pair} {
    min-height: ${space(17)};
  }
`;

/**
 * The height leaves room for a second line, so that nothing below moves when it appears. The number shrinks to stay on
 * one line, also with large text.
 */
export const ResultSheet = styled.div<{ $fontSize: string; $length: number; $isOld: boolean; $isMixed: boolean }>`
  container: result / inline-size;
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
    margin-right: ${({ $length }) => (isLong($length) ? 0 : UNIT_WIDTH)};
    font-size: min(2rem, ${({ $length }) => fitting($length, isLong($length) ? 100 : 50)});
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.015em;
    white-space: nowrap;
    ${narrowCard} {
      margin-right: 0;
      font-size: min(2rem, ${({ $length }) => fitting($length, 100)});
    }
  }
  p {
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  ${minWidth.pair} {
    padding-block: 0;
    output {
      margin-right: 0;
      font-size: min(${({ $fontSize }) => $fontSize}, ${({ $length }) => fitting($length, 100)});
    }
  }
`;

/** Drawn results have groups of digits, and a power of ten for an exponent. */
export function drawnLength(result: string): number {
  const [whole = ''] = /\d{5,}/.exec(result.split(/[.e]/)[0]!) ?? [];
  return result.length + Math.ceil(Math.max(whole.length - 3, 0) / 6) + (result.includes('e') ? 3 : 0);
}

/** Next to its unit, it would be too small on phones. */
export const isLong = (length: number) => length > 9;

/** Upper bound of a digit's width, in em. */
const DIGIT = 0.68;

/** The size that fits a text of `length` characters in a part of the box. */
const fitting = (length: number, percent: number) =>
  `${Math.round((100 * percent) / Math.max(length, 1) / DIGIT) / 100}cqi`;

/** Fits half a card. */
function fontSizeOf({ length }: string, hasLine: boolean): string {
  if (length > 10) return fontSize.h2;
  return length > 7 || hasLine ? 'clamp(2rem, 1.5rem + 1vw, 2.5rem)' : fontSize.result;
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
    <ResultSheet
      aria-live="polite"
      aria-atomic="true"
      aria-busy={!isSettled}
      $fontSize={fontSizeOf(result, Boolean(precisely ?? inWords) || mixed !== undefined)}
      $length={drawnLength(result)}
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
    </ResultSheet>
  );
}

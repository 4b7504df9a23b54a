import { VisuallyHidden, exactFigures, figures, fontSize, useSettled } from '@site/shell-contract';
import type { ConverterView } from '../converter-view.ts';
import { formatSpoken } from '../quantity.ts';
import { ResultSheet } from './result-sheet.ts';

/** Includes digit separators and the longer form of an exponent. */
export function computeDrawnLength(result: string): number {
  const [whole = ''] = /\d{5,}/.exec(result.split(/[.e]/)[0]!) ?? [];
  return result.length + Math.ceil(Math.max(whole.length - 3, 0) / 6) + (result.includes('e') ? 3 : 0);
}

function getFontSize({ length }: string, hasLine: boolean): string {
  if (length > 10) return fontSize.h2;
  return length > 7 || hasLine ? 'clamp(2rem, 1.5rem + 1vw, 2.5rem)' : fontSize.result;
}

interface ResultFieldProps {
  id: string;
  inputId: string;
  view: ConverterView;
}

/** Assistive technology announces the result when typing pauses, not on every keystroke. */
export function ResultField({ id, inputId, view }: ResultFieldProps) {
  const { quantity, converted, result, isExact, inWords, precisely, mixed } = view;
  // Screen readers say “7 feet is 2.134 meters.”
  const spoken = quantity.state === 'number' ? converted : undefined;
  const shown = result + precisely + mixed;
  const isSettled = useSettled(shown) === shown;
  return (
    <ResultSheet
      aria-live="polite"
      aria-atomic="true"
      aria-busy={!isSettled}
      $fontSize={getFontSize(result, Boolean(precisely ?? inWords) || mixed !== undefined)}
      $length={computeDrawnLength(result)}
      $isOld={quantity.state !== 'number'}
      $isMixed={mixed !== undefined}
    >
      {spoken ? <VisuallyHidden>{figures(`${formatSpoken(quantity, spoken.from)} is `)}</VisuallyHidden> : null}
      <output id={id} htmlFor={inputId} aria-live="off">
        {isExact ? exactFigures(result) : figures(result)}
      </output>
      {spoken ? <VisuallyHidden>{figures(` ${spoken.to.plural}`)}</VisuallyHidden> : null}
      {precisely ? <p>More precisely: {figures(precisely)}</p> : null}
      {inWords && !precisely ? <p>{figures(inWords)}</p> : null}
      {mixed ? <p>{figures(mixed)}</p> : null}
    </ResultSheet>
  );
}

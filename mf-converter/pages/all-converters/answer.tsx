import { color, figures, fontSize, lazyHydrate, space } from '@site/shell-contract';
import { styled } from 'styled-components';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import type { Equation } from '../../search/find.ts';

export const AnswerCard = lazyHydrate(async () => (await import('./answer-card.tsx')).AnswerCard, isOtherFormatChosen);

const Given = styled.span`
  display: block;
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${fontSize.h3};
  font-weight: 450;
`;

/** Shrinks a long number to the width of the window, so that its digits stay on one line. */
const Result = styled.span<{ $length: number }>`
  font-size: min(${fontSize.result}, calc(140vw / ${({ $length }) => Math.max($length, 1)}));
  white-space: nowrap;
`;

const Unit = styled.span`
  color: ${color.inkSoft};
  font-size: max(1.25rem, 0.5em);
  font-weight: 600;
`;

export function AnswerHeading({ quantity, number, symbol, isExact }: Equation) {
  return (
    <>
      <Given>{figures(`${quantity} ${isExact ? '=' : '≈'}`)}</Given>{' '}
      <Result $length={number.length}>{figures(number)}</Result>
      {symbol === '' ? null : (
        <>
          {' '}
          <Unit translate="no">{symbol}</Unit>
        </>
      )}
    </>
  );
}

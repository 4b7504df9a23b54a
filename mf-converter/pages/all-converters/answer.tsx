import { color, figures, lazyHydrate } from '@site/shell-contract';
import { styled } from 'styled-components';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import type { Equation } from '../../search/equation.ts';

export const AnswerCard = lazyHydrate(async () => (await import('./answer-card.tsx')).AnswerCard, isOtherFormatChosen);

const Given = styled.span`
  color: ${color.inkSoft};
  font-weight: 450;
`;

const Unit = styled.span`
  color: ${color.inkSoft};
  font-size: 0.5em;
  font-weight: 600;
`;

export function AnswerHeading({ quantity, number, symbol, isExact }: Equation) {
  return (
    <>
      <Given>{figures(`${quantity} ${isExact ? '=' : '≈'}`)}</Given> <span>{figures(number)}</span>
      {symbol === '' ? null : (
        <>
          {' '}
          <Unit translate="no">{symbol}</Unit>
        </>
      )}
    </>
  );
}

import { Button, ButtonLink, color, figures, fontSize, space, useNumberFormat } from '@site/shell-contract';
import type { SearchAnswer } from '@site/shell-contract';
import { styled } from 'styled-components';
import { useVisitorFormat } from '../format/visitor-format.ts';
import { searchPath } from './search-page.ts';
import { takenText } from './taken-text.ts';

/** Large if the box is the page's main content. */
export type BoxSize = 'large' | 'small';

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  color: ${color.inkSoft};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;

const Result = styled.p<{ $size: BoxSize }>`
  font-size: ${({ $size }) => ($size === 'large' ? fontSize.result : fontSize.h2)};
  font-weight: 650;
  letter-spacing: -0.015em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Alternatives = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-top: ${space(1.5)};
    list-style: none;
  }
  && > li {
    border: 0;
  }
  && > li > * {
    display: inline-flex;
    padding: ${space(1.5)} ${space(4)};
    font-size: ${fontSize.note};
    text-decoration: none;
  }
`;

interface AnswerViewProps {
  answer: SearchAnswer;
  size: BoxSize;
  /** Puts an alternative into the box. Without it, alternatives link to their search pages. */
  onTake?: ((q: string) => void) | undefined;
}

export function AnswerView({ answer, size, onTake }: AnswerViewProps) {
  const { alternatives } = answer;
  const written = useNumberFormat();
  const read = useVisitorFormat();
  const lead = answer.kind === 'result' ? 'Or' : 'Try';
  return (
    <Frame>
      {answer.kind === 'result' ? (
        <div>
          <Line>{figures(answer.reading)}</Line>
          <Result $size={size}>{figures(`${answer.isExact ? '=' : '≈'} ${answer.text}`)}</Result>
          {answer.more.map((said) => (
            <Line key={said}>{figures(said)}</Line>
          ))}
        </div>
      ) : (
        <Line>{answer.message}</Line>
      )}
      {alternatives.length > 0 ? (
        <div>
          <Line key={lead}>{lead}</Line>
          <Alternatives role="list" aria-label={lead}>
            {alternatives.map(({ q, label }) => (
              <li key={q}>
                {onTake ? (
                  <Button variant="secondary" onClick={() => onTake(q)}>
                    {figures(label)}
                  </Button>
                ) : (
                  <ButtonLink variant="secondary" to={searchPath(takenText(q, written, read), read)}>
                    {figures(label)}
                  </ButtonLink>
                )}
              </li>
            ))}
          </Alternatives>
        </div>
      ) : null}
    </Frame>
  );
}

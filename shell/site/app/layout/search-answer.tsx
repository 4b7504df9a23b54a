import { Button, color, figures, fontSize, space } from '@site/shell-contract';
import type { SearchAnswer } from '@site/shell-contract';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  overflow-wrap: anywhere;
`;

const Reading = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  line-height: 1.4;
`;

const Result = styled.p`
  font-size: ${fontSize.h2};
  font-weight: 650;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

const Alternatives = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  list-style: none;
`;

interface SearchAnswerViewProps {
  answer: SearchAnswer;
  /** Puts an alternative into the search field. */
  onTake: (q: string) => void;
}

export function SearchAnswerView({ answer, onTake }: SearchAnswerViewProps) {
  const { alternatives } = answer;
  const lead = answer.kind === 'result' ? 'Or' : 'Try';
  return (
    <Frame>
      {answer.kind === 'result' ? (
        <div>
          <Reading>{figures(answer.reading)}</Reading>
          <Result>{figures(`${answer.isExact ? '=' : '≈'} ${answer.text}`)}</Result>
          {answer.more.map((said) => (
            <Reading key={said}>{figures(said)}</Reading>
          ))}
        </div>
      ) : (
        <Reading>{answer.message}</Reading>
      )}
      {alternatives.length > 0 ? (
        <div>
          <Reading>{lead}</Reading>
          <Alternatives role="list" aria-label={lead}>
            {alternatives.map(({ q, label }) => (
              <li key={q}>
                <Button variant="secondary" onClick={() => onTake(q)}>
                  {figures(label)}
                </Button>
              </li>
            ))}
          </Alternatives>
        </div>
      ) : null}
    </Frame>
  );
}

/** Returns the answer as one sentence for screen readers. */
export function answerSentence(answer: SearchAnswer): string {
  return answer.kind === 'message'
    ? answer.message
    : `${answer.reading} is ${answer.isExact ? '' : 'about '}${answer.text}.`;
}

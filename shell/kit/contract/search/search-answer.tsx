/** Each release that uses this module bundles it, so pages without a search don't load it. */
import { Button, ButtonLink, color, figures, fontSize, space } from '@site/shell-contract';
import type { SearchAlternative, SearchAnswer } from '@site/shell-contract';
import { styled } from 'styled-components';

/** Use `large` if the answer is the page's main content. */
export type SearchAnswerSize = 'large' | 'small';

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

const Result = styled.p<{ $size: SearchAnswerSize }>`
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

type AlternativeProps =
  | { /** Puts an alternative into the search field. */ onTake: (q: string) => void }
  | { /** Returns the URL that answers an alternative. */ addressOf: (q: string) => string };

type SearchAnswerViewProps = { answer: SearchAnswer; size: SearchAnswerSize } & AlternativeProps;

export function SearchAnswerView({ answer, size, ...onAlternative }: SearchAnswerViewProps) {
  return (
    <Frame>
      {answer.kind === 'result' ? (
        <div>
          <Line>{figures(answer.reading)}</Line>
          <Result $size={size}>{figures(`${answer.isExact ? '=' : '≈'} ${answer.text}`)}</Result>
          {answer.more.map((line) => (
            <Line key={line}>{figures(line)}</Line>
          ))}
        </div>
      ) : (
        <Line>{answer.message}</Line>
      )}
      <SearchAlternatives
        lead={answer.kind === 'result' ? 'Or' : 'Try'}
        alternatives={answer.alternatives}
        {...onAlternative}
      />
    </Frame>
  );
}

type SearchAlternativesProps = { lead: string; alternatives: readonly SearchAlternative[] } & AlternativeProps;

/** Shows nothing without alternatives. Since 2.8.0. */
export function SearchAlternatives({ lead, alternatives, ...onAlternative }: SearchAlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <div>
      <Line key={lead}>{lead}</Line>
      <Alternatives role="list" aria-label={lead}>
        {alternatives.map(({ q, label }) => (
          <li key={q}>
            {'onTake' in onAlternative ? (
              <Button variant="secondary" onClick={() => onAlternative.onTake(q)}>
                {figures(label)}
              </Button>
            ) : (
              <ButtonLink variant="secondary" to={onAlternative.addressOf(q)}>
                {figures(label)}
              </ButtonLink>
            )}
          </li>
        ))}
      </Alternatives>
    </div>
  );
}

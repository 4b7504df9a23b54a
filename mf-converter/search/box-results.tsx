import { Icon, Link, color, radius, space } from '@site/shell-contract';
import { type SearchAnswerSize, SearchAnswerView } from '@site/shell-contract/search-answer';
import { MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { StoredConversion } from '../device/kept-conversions.ts';
import { useRecent } from '../device/use-recent.ts';
import type { Found } from './find.ts';
import { isAnswerPage } from './search-page.ts';
import { useResultKeys } from './use-result-keys.ts';

const Frame = styled.div<{ $size: SearchAnswerSize }>`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
  padding: ${({ $size }) => ($size === 'large' ? space(5) : space(3))};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Suggestions = styled.ul`
  && {
    margin: 0;
    list-style: none;
  }
  && > li {
    border: 0;
  }
  && > li + li {
    border-top: 1px solid ${color.hairline};
  }
  a {
    display: block;
    padding-block: ${space(2)};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const AnswerLink = styled(Link)`
  && {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    justify-content: space-between;
    font-weight: 600;
  }
`;

export interface ResultsProps {
  text: string;
  found: Found;
  size: SearchAnswerSize;
  /** True after a pause in typing. Errors appear only then. */
  isSettled: boolean;
  onTake: (text: string) => void;
  onLeave: () => void;
}

export function BoxResults({ text, found, size, isSettled, onTake, onLeave }: ResultsProps) {
  useRecent(isSettled ? recentOf(found) : undefined);
  const suggestions = found.suggestions.slice(0, MAX_SUGGESTIONS);
  const answer = found.answer?.kind === 'result' || isSettled ? found.answer : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const { isClosed } = useResultKeys(frame, text);
  if (isClosed || (!answer && suggestions.length === 0)) return null;
  return (
    <Frame ref={frame} $size={size}>
      {answer ? <SearchAnswerView answer={answer} size={size} onTake={onTake} /> : null}
      {suggestions.length > 0 ? (
        <Suggestions role="list">
          {suggestions.map(({ label, to }, index) => (
            <li key={to}>
              {index === 0 && answer?.kind === 'result' ? (
                <AnswerLink to={to} onClick={onLeave}>
                  {label}
                  <Icon name="arrow-right" size={20} />
                </AnswerLink>
              ) : (
                <Link to={to} onClick={onLeave}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </Suggestions>
      ) : null}
    </Frame>
  );
}

function recentOf({ answer, suggestions }: Found): StoredConversion | undefined {
  const [path, query] = suggestions.find((suggestion) => !isAnswerPage(suggestion))?.to.split('?') ?? [];
  if (answer?.kind !== 'result' || !path || !query) return undefined;
  return { path, text: answer.reading, value: new URLSearchParams(query).get('value') ?? '' };
}

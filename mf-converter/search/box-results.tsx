import { Icon, Link, color, radius, space } from '@site/shell-contract';
import type { SearchAnswer } from '@site/shell-contract';
import type { SearchAnswerSize } from '@site/shell-contract/search-answer';
import { MAX_SUGGESTIONS } from '@site/shell-contract/search';
import { CopyableAnswerView } from '@site/shell-contract/copyable-answer-view';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { scrollIntoRoom } from '../converter/fields/keep-above-keyboard.client.ts';
import type { StoredConversion } from '../device/kept-conversions.ts';
import { useRecent } from '../device/use-recent.ts';
import { blockLinks } from '../ui/block-links.ts';
import { buildCopyableAnswer } from './copyable-answer.ts';
import type { Equation, Found } from './find.ts';
import { isAnswerPage } from './search-page.ts';

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
  ${blockLinks(2)}
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
}

export function BoxResults({ text, found, size, isSettled, onTake }: ResultsProps) {
  useRecent(isSettled ? findRecent(found) : undefined);
  const suggestions = found.suggestions.slice(0, MAX_SUGGESTIONS);
  const answer = found.answer?.kind === 'result' || isSettled ? found.answer : undefined;
  const { equation } = found;
  const frame = useRef<HTMLDivElement>(null);
  const { isClosed } = useResultKeys(frame, text);
  useRoomAboveKeyboard(frame, answer?.kind);
  if (isClosed || (!answer && suggestions.length === 0)) return null;
  return (
    <Frame ref={frame} $size={size}>
      {answer ? (
        <CopyableAnswerView
          answer={withSymbols(answer, equation)}
          size={size}
          read={equation && (() => buildCopyableAnswer(text, equation))}
          onTake={onTake}
        />
      ) : null}
      {suggestions.length > 0 ? (
        <Suggestions role="list">
          {suggestions.map(({ label, to }, index) => (
            <li key={to}>
              {index === 0 && answer?.kind === 'result' ? (
                <AnswerLink to={to}>
                  {label}
                  <Icon name="arrow-right" size={20} />
                </AnswerLink>
              ) : (
                <Link to={to}>{label}</Link>
              )}
            </li>
          ))}
        </Suggestions>
      ) : null}
    </Frame>
  );
}

/** Phones have no room for long unit names. */
function withSymbols(answer: SearchAnswer, equation: Equation | undefined): SearchAnswer {
  if (answer.kind !== 'result' || !equation) return answer;
  return { ...answer, reading: equation.quantity, text: `${equation.number} ${equation.symbol}`.trim() };
}

function useRoomAboveKeyboard(frame: RefObject<HTMLElement | null>, answer: string | undefined): void {
  useEffect(() => {
    const form = frame.current?.closest('form');
    if (!form || !answer || !matchMedia('(pointer: coarse)').matches) return;
    const show = () => scrollIntoRoom(form);
    show();
    visualViewport?.addEventListener('resize', show);
    return () => visualViewport?.removeEventListener('resize', show);
  }, [frame, answer]);
}

function findRecent({ answer, suggestions }: Found): StoredConversion | undefined {
  const [path, query] = suggestions.find((suggestion) => !isAnswerPage(suggestion))?.to.split('?') ?? [];
  if (answer?.kind !== 'result' || !path || !query) return undefined;
  return { path, text: answer.reading, value: new URLSearchParams(query).get('value') ?? '' };
}

/** Arrow keys move between the field and the links. Alt+C copies the answer. The first Escape closes the results. */
function useResultKeys(results: RefObject<HTMLElement | null>, text: string): { isClosed: boolean } {
  const [closedFor, setClosedFor] = useState<string>();
  const isClosed = closedFor === text;
  useEffect(() => {
    const form = results.current?.closest('form');
    if (!form || isClosed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // With Option held, Macs type another letter.
      if (event.altKey && event.code === 'KeyC') results.current?.querySelector<HTMLElement>('[data-copy]')?.click();
      else if (event.key === 'Escape') {
        setClosedFor(text);
        // The box would clear the field.
        event.stopPropagation();
      } else if (!moveFocus(form, event)) return;
      event.preventDefault();
    };
    form.addEventListener('keydown', onKeyDown);
    return () => form.removeEventListener('keydown', onKeyDown);
  });
  return { isClosed };
}

function moveFocus(form: HTMLElement, { key, altKey }: KeyboardEvent): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || altKey) return false;
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at === -1 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}

import { formatExponent } from '@site/catalog/engine/format-quantity';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { proseNumber } from '@site/catalog/engine/prose-number';
import { symbolFor } from '@site/catalog/engine/unit-symbol';
import { Button, Card, color, figures, fontSize, space } from '@site/shell-contract';
import { CopyShare } from '@site/shell-contract/copy-share';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { store, useStored } from '../../device/stored.client.ts';
import { DoubleScale } from '../../double-scale/double-scale.tsx';
import { visitorFormat } from '../../format/visitor-format.ts';
import { questionsOn, type Kind, type Question } from './questions.ts';
import { computeError, errorText, readRecord, scoreLine, computeScore, withError } from './score.ts';

const STORED_KEY = 'five-by-eye';

const Board = styled(Card)`
  h2 {
    text-wrap: balance;
    &:focus-visible {
      outline-offset: ${space(1)};
    }
  }
  > p:first-child {
    color: ${color.inkSoft};
    font-size: ${fontSize.note};
    font-weight: 600;
  }
`;

const Action = styled(Button)`
  margin-top: ${space(4)};
`;

/** Reserves three lines so that the content below does not move. */
const Verdict = styled.p`
  min-height: 4.8em;
  margin-top: ${space(4)};
  line-height: 1.6;
`;

const Errors = styled.ol`
  margin-block: ${space(4)};
  padding-left: ${space(6)};
  li {
    padding-block: ${space(1)};
  }
  & + * + p {
    margin-top: ${space(4)};
  }
`;

interface GameProps {
  date: string;
  /** Only today's game is stored and counts toward the streak. */
  isToday: boolean;
  path: string;
  kinds: readonly Kind[];
}

export function Game({ date, isToday, path, kinds }: GameProps) {
  const questions = useMemo(() => questionsOn(date, kinds), [date, kinds]);
  const record = readRecord(useStored(STORED_KEY));
  const [otherErrors, setOtherErrors] = useState<readonly number[]>([]);
  const todaysErrors = record.date === date ? record.errors : [];
  const errors = isToday ? todaysErrors : otherErrors;
  const [isRevealed, setRevealed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const addError = (error: number) => {
    if (isToday) store(STORED_KEY, JSON.stringify(withError(record, date, error)));
    else setOtherErrors([...errors, error]);
    setRevealed(true);
  };
  const next = () => {
    setRevealed(false);
    heading.current?.focus();
  };
  const index = errors.length - Number(isRevealed);
  const question = questions[index];
  const score = computeScore(errors);
  return (
    <Board $ruled>
      <p>{question ? `Question ${index + 1} of ${questions.length}` : 'Your score'}</p>
      <h2 ref={heading} tabIndex={-1}>
        {question ? figures(question.text) : `Off by ${score}% on average`}
      </h2>
      {question ? (
        <Round
          key={index}
          question={question}
          error={isRevealed ? errors[index] : undefined}
          nextLabel={index + 1 < questions.length ? 'Next' : 'See your score'}
          onGuess={addError}
          onNext={next}
        />
      ) : (
        <>
          <Errors>
            {questions.map(({ equation }, place) => (
              <li key={equation}>
                {figures(equation)}
                <span>: {errorText(errors[place]!)}</span>
              </li>
            ))}
          </Errors>
          <CopyShare
            size="large"
            read={() => ({
              text: scoreLine(date, errors, new URL(path, location.origin).href),
              title: 'Five by Eye',
              path,
            })}
          />
          {isToday ? <p>{streakText(record.streak)} Five new ones come tomorrow.</p> : null}
        </>
      )}
    </Board>
  );
}

function streakText(days: number): string {
  return days === 1 ? 'Your streak starts today.' : `Your streak: ${days} days in a row, counted on this device.`;
}

interface RoundProps {
  question: Question;
  /** Undefined before the guess. */
  error: number | undefined;
  nextLabel: string;
  onGuess: (error: number) => void;
  onNext: () => void;
}

function Round({ question, error, nextLabel, onGuess, onNext }: RoundProps) {
  const { from, to, answer, result, equation, comparison, start } = question;
  const [guess, setGuess] = useState(start);
  const isRevealed = error !== undefined;
  const enter = (text: string) => {
    const parsed = parseDecimal(text, visitorFormat());
    if (!isRevealed && parsed.ok) setGuess(parsed.value);
  };
  return (
    <>
      <DoubleScale
        value={isRevealed ? answer : guess}
        from={to}
        to={from}
        landmarks={
          isRevealed ? { from: [{ quantity: formatExponent(guess, 6), text: 'Your guess' }], to: [] } : undefined
        }
        typedLabel={isRevealed ? result : undefined}
        isOneSided={!isRevealed}
        enter={{ current: enter }}
      />
      <Action onClick={isRevealed ? onNext : () => onGuess(computeError(guess, answer))}>
        {isRevealed ? nextLabel : 'Guess'}
      </Action>
      <Verdict role="status">
        {isRevealed ? (
          <>
            <strong>{figures(equation)}</strong>
            <br />
            {figures(`Your ${proseNumber(guess, 6)} ${symbolFor(guess, to)} is ${errorText(error)}. ${comparison}`)}
          </>
        ) : null}
      </Verdict>
    </>
  );
}

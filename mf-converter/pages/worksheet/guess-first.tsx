import { convert } from '@site/catalog/engine/convert';
import { findUnit } from '@site/catalog/engine/find-unit';
import { formatFixed, formatTrimmed } from '@site/catalog/engine/format-quantity';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { absolute, divide, multiply, rational, rationalFromShown, subtract } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Button, Section, figures, space } from '@site/shell-contract';
import { startTransition, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PairScale } from '../../converter/fields/lazy-parts.ts';
import { inFigures } from '../../factor-label/significant-figures.ts';
import { visitorFormat } from '../../format/visitor-format.ts';
import { answerText, type Problem, type WorksheetUnits } from './make-worksheet.ts';
import { notStatic } from '../../ui/hidden.ts';

const Game = styled.div`
  ${notStatic}
`;

const Steps = styled.div`
  display: grid;
  gap: ${space(4)};
  > button {
    justify-self: start;
  }
`;

export function GuessFirst({ problems, ...pair }: WorksheetUnits & { problems: readonly Problem[] }) {
  const [index, setIndex] = useState(0);
  const problem = problems[index % problems.length];
  return (
    <Game>
      <Section title="Guess first">
        {problem ? (
          <Guess key={index} {...pair} problem={problem} index={index} onNext={() => setIndex(index + 1)} />
        ) : null}
      </Section>
    </Game>
  );
}

interface GuessProps extends WorksheetUnits {
  problem: Problem;
  index: number;
  onNext: () => void;
}

function Guess({ from, to, units, problem, index, onNext }: GuessProps) {
  const question = `${problem.value} ${from.symbol}`;
  const right = convert(rationalFromShown(problem.value), from, to);
  const [guess, setGuess] = useState<Rational>(() => startOfGuess(right, index, units, to));
  const [isChecked, setChecked] = useState(false);
  const enter = useRef((text: string) => {
    const parsed = parseDecimal(text, visitorFormat());
    if (parsed.ok) setGuess(parsed.value);
  });
  const check = () => startTransition(() => setChecked(true));
  return (
    <Steps>
      <p>{figures(`How many ${to.plural} is ${question}?`)}</p>
      <PairScale value={isChecked ? right : guess} from={to} to={from} enter={enter} isOneSided={!isChecked} />
      <p role="status">
        {isChecked ? (
          <>
            <strong>{figures(`${question} ${answerText(problem, to)}`)}</strong>{' '}
            {figures(`Your guess is ${describeGuess(guess, right, to)}.`)}
          </>
        ) : null}
      </p>
      {isChecked ? <Button onClick={onNext}>Next</Button> : <Button onClick={check}>Check</Button>}
    </Steps>
  );
}

const START_CELSIUS = rational(50n);
/** The pointer starts at these tenths of the answer. They vary so that the start doesn't give the answer away. */
const START_FACTORS = [17n, 29n, 12n, 23n, 14n] as const;

export function startOfGuess(answer: Rational, index: number, units: readonly UnitDefinition[], to: UnitDefinition) {
  const celsius = to.category === 'temperature' ? findUnit('c', units) : undefined;
  if (celsius) return convert(START_CELSIUS, celsius, to);
  const factor = rational(START_FACTORS[index % START_FACTORS.length] ?? 10n, 10n);
  return rationalFromShown(inFigures(multiply(answer, factor), 2));
}

const HUNDRED = rational(100n);

/** Compares temperatures in degrees, because a percentage would depend on where zero is. */
export function describeGuess(guess: Rational, answer: Rational, unit: UnitDefinition): string {
  const difference = subtract(guess, answer);
  const size =
    unit.category === 'temperature'
      ? `${formatTrimmed(absolute(difference), 1)} ${unit.symbol}`
      : `${formatFixed(absolute(multiply(divide(difference, answer), HUNDRED)), 0)}%`;
  if (/^0\D/.test(size) && !size.startsWith('0.')) return 'right';
  return `${size} too ${difference.numerator > 0n ? 'high' : 'low'}`;
}

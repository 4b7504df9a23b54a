import { convert } from '@site/catalogue/engine/convert';
import { parseDecimal } from '@site/catalogue/engine/parse-decimal';
import { rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Button, Section, figures, space } from '@site/shell-contract';
import { startTransition, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PairScale } from '../../converter/views/lazy-parts.ts';
import { visitorFormat } from '../../format/visitor-format.ts';
import { judgeGuess, startOfGuess } from './guess.ts';
import type { Problem } from './make-worksheet.ts';

const Game = styled.div`
  @media print, (scripting: none) {
    display: none;
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${space(4)};
  > button {
    justify-self: start;
  }
`;

interface GuessFirstProps {
  from: UnitDefinition;
  to: UnitDefinition;
  units: readonly UnitDefinition[];
  problems: readonly Problem[];
}

export function GuessFirst({ problems, ...pair }: GuessFirstProps) {
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

interface GuessProps extends Omit<GuessFirstProps, 'problems'> {
  problem: Problem;
  index: number;
  onNext: () => void;
}

function Guess({ from, to, units, problem: { given, answer, isExact }, index, onNext }: GuessProps) {
  const right = convert(rationalFromShown(given), from, to);
  const [guess, setGuess] = useState<Rational>(() => startOfGuess(right, index, units, to));
  const [isChecked, setChecked] = useState(false);
  const enter = useRef((text: string) => {
    const parsed = parseDecimal(text, visitorFormat());
    if (parsed.ok) setGuess(parsed.value);
  });
  const check = () => startTransition(() => setChecked(true));
  return (
    <Steps>
      <p>{figures(`How many ${to.plural} is ${given} ${from.symbol}?`)}</p>
      <PairScale value={isChecked ? right : guess} from={to} to={from} enter={enter} isOneSided={!isChecked} />
      <p role="status">
        {isChecked ? (
          <>
            <strong>{figures(`${given} ${from.symbol} ${isExact ? '=' : '≈'} ${answer} ${to.symbol}`)}</strong>{' '}
            {figures(`Your guess is ${judgeGuess(guess, right, to)}.`)}
          </>
        ) : null}
      </p>
      {isChecked ? <Button onClick={onNext}>Next</Button> : <Button onClick={check}>Check</Button>}
    </Steps>
  );
}

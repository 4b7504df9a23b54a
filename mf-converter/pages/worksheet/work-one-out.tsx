import { hasCounterpart } from '@site/catalog/engine/convert';
import { formulaText } from '@site/catalog/engine/formula-text';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Section, TextField, figures, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChainView } from '../../factor-label/chain-view.tsx';
import { factorChain } from '../../factor-label/factor-chain.ts';
import { significantFigures } from '../../factor-label/significant-figures.ts';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { answerText, solve } from './make-worksheet.ts';

const Steps = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

const Field = styled.div`
  max-width: 16rem;
`;

interface WorkOneOutProps {
  from: UnitDefinition;
  to: UnitDefinition;
  units: readonly UnitDefinition[];
}

export function WorkOneOut({ from, to, units }: WorkOneOutProps) {
  const [text, setText] = useState('5.0');
  const format = useVisitorFormat();
  const read = parseDecimal(text, format);
  return (
    <Section title="Work one out">
      <Field>
        <TextField
          label={`Value in ${from.plural}`}
          // The number keyboards of iPhones have no minus.
          autoComplete="off"
          value={text}
          error={read.ok ? undefined : read.message}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {read.ok && hasCounterpart(read.value, from, to) ? (
        <Working given={read.text} from={from} to={to} units={units} />
      ) : null}
    </Section>
  );
}

function Working({ given, from, to, units }: WorkOneOutProps & { given: string }) {
  const count = significantFigures(given);
  const chain = factorChain(from, to, units);
  const problem = solve(given, from, to);
  const result = answerText(problem, to);
  const typed = count === 1 ? '1 significant figure' : `${count} significant figures`;
  return (
    <Steps role="status">
      <p>{chain ? <ChainView value={given} chain={chain} result={result} /> : `Formula: ${formulaText(from, to)}.`}</p>
      <p>
        {from.category === 'temperature'
          ? 'The answer has one decimal:'
          : `You typed ${typed}, so the answer keeps ${count}:`}{' '}
        <strong>{figures(`${problem.answer} ${to.symbol}`)}</strong>
      </p>
    </Steps>
  );
}

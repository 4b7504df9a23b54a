import { hasCounterpart } from '@site/catalog/engine/convert';
import { formulaText } from '@site/catalog/engine/formula-text';
import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { Section, TextField, figures, space } from '@site/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ChainView } from '../../factor-label/chain-view.tsx';
import { factorChain } from '../../factor-label/factor-chain.ts';
import { significantFigures } from '../../factor-label/significant-figures.ts';
import { useVisitorFormat } from '../../format/visitor-format.ts';
import { answerText, solve, type WorksheetUnits } from './make-worksheet.ts';

const Steps = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;

const Field = styled.div`
  max-width: 16rem;
`;

export function WorkOneOut({ from, to, units }: WorksheetUnits) {
  const [text, setText] = useState('5.0');
  const parsed = parseDecimal(text, useVisitorFormat());
  return (
    <Section title="Work one out">
      <Field>
        <TextField
          label={`Value in ${from.plural}`}
          // Without inputMode, because iPhone number keyboards lack a minus sign.
          autoComplete="off"
          value={text}
          error={parsed.ok ? undefined : parsed.message}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      {parsed.ok && hasCounterpart(parsed.value, from, to) ? (
        <Working value={parsed.text} from={from} to={to} units={units} />
      ) : null}
    </Section>
  );
}

function Working({ value, from, to, units }: WorksheetUnits & { value: string }) {
  const count = significantFigures(value);
  const chain = factorChain(from, to, units);
  const problem = solve(value, from, to);
  const result = answerText(problem, to);
  const typed = count === 1 ? '1 significant figure' : `${count} significant figures`;
  return (
    <Steps role="status">
      <p>{chain ? <ChainView value={value} chain={chain} result={result} /> : `Formula: ${formulaText(from, to)}.`}</p>
      <p>
        {from.category === 'temperature'
          ? 'The answer has one decimal:'
          : `You typed ${typed}, so the answer keeps ${count}:`}{' '}
        <strong>{figures(`${problem.answer} ${to.symbol}`)}</strong>
      </p>
    </Steps>
  );
}

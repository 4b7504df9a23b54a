import { capitalize } from '@site/catalog/capitalize';
import { formulaText } from '@site/catalog/engine/formula-text';
import { color, figures, space } from '@site/shell-contract';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ChainView } from '../../factor-label/chain-view.tsx';
import { factorChain } from '../../factor-label/factor-chain.ts';
import { answerText, type Problem, type WorksheetUnits } from './make-worksheet.ts';

const Sheet = styled.section`
  & + & {
    margin-top: ${space(10)};
    break-before: page;
  }
  h2 {
    margin-bottom: ${space(4)};
  }
  li {
    break-inside: avoid;
    padding-block: ${space(2)};
  }
`;

const NameLine = styled.p`
  display: none;
  margin-bottom: ${space(4)};
  @media print {
    display: block;
  }
`;

const Columns = styled.ol`
  padding-left: ${space(8)};
  columns: 18rem;
  column-gap: ${space(10)};
`;

const Answers = styled.ol`
  padding-left: ${space(8)};
`;

const Folded = styled.details`
  summary {
    padding-block: ${space(2)};
    cursor: pointer;
  }
  h2 {
    display: inline;
  }
  p {
    margin-block: ${space(4)};
  }
  @media print {
    summary {
      list-style: none;
    }
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const Blank = styled.span`
  display: inline-block;
  width: 6rem;
  border-bottom: 1px solid ${color.inkSoft};
`;

interface SheetsProps extends WorksheetUnits {
  problems: readonly Problem[];
}

export function Sheets({ from, to, units, problems }: SheetsProps) {
  const id = useId();
  const title = `${from.plural} to ${to.plural}`;
  return (
    <div>
      <Sheet aria-labelledby={`${id}problems`}>
        <h2 id={`${id}problems`}>{capitalize(title)}</h2>
        <NameLine>Name: ________________________ Date: ________________</NameLine>
        <Columns>
          {problems.map(({ value }) => (
            <li key={value}>
              {figures(`${value} ${from.symbol} =`)} <Blank /> {to.symbol}
            </li>
          ))}
        </Columns>
      </Sheet>
      <AnswerSheet title={title} from={from} to={to} units={units} problems={problems} />
    </div>
  );
}

function AnswerSheet({ title, from, to, units, problems }: SheetsProps & { title: string }) {
  const id = useId();
  const chain = factorChain(from, to, units);
  return (
    <Sheet aria-labelledby={id}>
      <Folded>
        <summary>
          <h2 id={id}>Answers: {title}</h2>
        </summary>
        <p>
          {chain
            ? 'Multiply by fractions that equal 1, so that all units but the last cancel. Each answer has as many significant figures as the given value.'
            : `Formula: ${formulaText(from, to)}.`}
        </p>
        <Answers>
          {problems.map((problem) => (
            <li key={problem.value}>
              {chain ? (
                <ChainView value={problem.value} chain={chain} result={answerText(problem, to)} />
              ) : (
                figures(`${problem.value} ${from.symbol} ${answerText(problem, to)}`)
              )}
            </li>
          ))}
        </Answers>
      </Folded>
    </Sheet>
  );
}

import { parseDecimal } from '@site/catalog/engine/parse-decimal';
import { divide, rationalFromDecimal, type Rational } from '@site/catalog/engine/rational';
import { ButtonLink, Card, color, figures, fontSize, plainDigits, space, useNumberFormat } from '@site/shell-contract';
import type { SearchAnswer } from '@site/shell-contract';
import { SearchAlternatives } from '@site/shell-contract/search-answer';
import { CopyMenu } from '@site/shell-contract/copy-menu';
import { CopyShare } from '@site/shell-contract/copy-share';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DoubleScale } from '../../double-scale/double-scale.tsx';
import { TemperatureScale } from '../../double-scale/thermometer.tsx';
import { useVisitorFormat, visitorFormat } from '../../format/visitor-format.ts';
import type { AnswerScale, Equation, Suggestion } from '../../search/find.ts';
import { searchPath } from '../../search/search-page.ts';
import { rewriteAlternative } from '../../search/rewrite-alternative.ts';
import { notPrinted } from '../../ui/hidden.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  ${notPrinted}
`;

const Lines = styled.div`
  color: ${color.inkSoft};
  font-size: ${fontSize.note};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Others = styled.div`
  margin-top: ${space(4)};
`;

interface AnswerCardProps {
  answer: Extract<SearchAnswer, { kind: 'result' }>;
  equation: Equation;
  page: Suggestion | undefined;
}

export function AnswerCard({ answer, equation, page }: AnswerCardProps) {
  const written = useNumberFormat();
  const read = useVisitorFormat();
  const { formula, scale } = equation;
  return (
    <Card $ruled>
      <Actions>
        <CopyShare
          size="large"
          Menu={CopyMenu}
          read={() => ({
            text: plainDigits(equation.number),
            withUnit: plainDigits(`${equation.number} ${equation.symbol}`.trim()),
            title: equation.text,
            path: location.pathname + location.search,
          })}
        />
        {page ? (
          <ButtonLink variant="secondary" to={page.to}>
            {page.to.startsWith('/converter/') ? 'Open converter' : page.label}
          </ButtonLink>
        ) : null}
      </Actions>
      <Lines>
        <p>Read as {figures(answer.reading)}</p>
        {answer.more.map((line) => (
          <p key={line}>{figures(line)}</p>
        ))}
        {formula === undefined ? null : <p>Formula: {figures(formula)}</p>}
      </Lines>
      {scale ? <ScaleAtAnswer key={`${scale.value} ${scale.pair.slug}`} {...scale} /> : null}
      <Others>
        <SearchAlternatives
          lead="Or"
          alternatives={answer.alternatives}
          addressOf={(q) => searchPath(rewriteAlternative(q, written, read), read)}
        />
      </Others>
    </Card>
  );
}

function ScaleAtAnswer({ value: answered, pair }: AnswerScale) {
  const [value, setValue] = useState(() => toRational(answered));
  const enter = useRef((text: string) => {
    const parsed = parseDecimal(text, visitorFormat());
    if (parsed.ok) setValue(parsed.value);
  });
  const Scale = pair.from.category === 'temperature' ? TemperatureScale : DoubleScale;
  return <Scale value={value} from={pair.from} to={pair.to} enter={enter} />;
}

function toRational(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/');
  return divide(rationalFromDecimal(numerator), rationalFromDecimal(denominator));
}

import { VisuallyHidden, color, figures, space } from '@site/shell-contract';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { FactorChain } from './factor-chain.ts';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-variant-numeric: tabular-nums;
  s {
    text-decoration-thickness: 1.5px;
    text-decoration-color: ${color.accent};
  }
`;

const Fraction = styled.span`
  display: inline-grid;
  justify-items: center;
  line-height: 1.35;
  > :first-child {
    padding-inline: ${space(1)};
    border-bottom: 1px solid currentColor;
  }
`;

interface ChainViewProps {
  value: string;
  chain: FactorChain;
  result: string;
}

export function ChainView({ value, chain: { factors }, result }: ChainViewProps) {
  const start = factors[0]?.bottom.unit;
  const spoken = factors.map(
    ({ top, bottom }) => ` times ${top.text} ${getName(top)} per ${bottom.text} ${getName(bottom)}`,
  );
  return (
    <>
      <Line aria-hidden="true">
        <span>
          {figures(value)} <s>{start?.symbol}</s>
        </span>
        {factors.map(({ top, bottom }, index) => (
          <Fragment key={top.unit.id}>
            <span>×</span>
            <Fraction>
              <span>
                {figures(top.text)} {index === factors.length - 1 ? top.unit.symbol : <s>{top.unit.symbol}</s>}
              </span>
              <span>
                {figures(bottom.text)} <s>{bottom.unit.symbol}</s>
              </span>
            </Fraction>
          </Fragment>
        ))}
        <strong>{figures(result)}</strong>
      </Line>
      <VisuallyHidden>{`${value} ${start?.plural}${spoken.join('')} ${result}`}</VisuallyHidden>
    </>
  );
}

function getName({ text, unit }: FactorChain['factors'][number]['top']): string {
  return text === '1' ? unit.singular : unit.plural;
}

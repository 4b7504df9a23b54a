import type { CategoryAbout, UnitAbout } from '@site/catalogue/category-schema';
import { isThroughPi } from '@site/catalogue/engine/convert';
import { formatExact } from '@site/catalogue/engine/format-exact';
import { piStep } from '@site/catalogue/engine/formula-text';
import { withCommas } from '@site/catalogue/engine/prose-number';
import { exactFactor } from '@site/catalogue/engine/published-factor';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { Card, Section, color, fontSize, minWidth, space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Pair } from '../../../pairs/pair.ts';

const Two = styled.div`
  display: grid;
  gap: ${space(4)};
  overflow-wrap: anywhere;
  ${minWidth.pair} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  p {
    margin-top: ${space(3)};
  }
  small {
    display: block;
    margin-top: ${space(4)};
    font-size: ${fontSize.small};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
`;

interface UnitsSectionProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  about: CategoryAbout;
}

export function UnitsSection({ pair: { from, to }, units, about }: UnitsSectionProps) {
  return (
    <Section title={`About ${from.plural} and ${to.plural}`}>
      <Two>
        <UnitCard unit={from} other={to} units={units} about={about[from.id]!} />
        <UnitCard unit={to} other={from} units={units} about={about[to.id]!} />
      </Two>
    </Section>
  );
}

interface UnitCardProps {
  unit: UnitDefinition;
  other: UnitDefinition;
  units: readonly UnitDefinition[];
  about: UnitAbout;
}

function UnitCard({ unit, other, units, about }: UnitCardProps) {
  const definition = exactDefinition(unit, other, units);
  return (
    <Card>
      <h3>{unit.fullName}</h3>
      <p>{spacedDigits(about.definition)}</p>
      <p>{spacedDigits(about.use)}</p>
      <small>
        {definition ? <span>{spacedDigits(`${definition}. `)}</span> : null}
        Source: {about.authority}.
      </small>
    </Card>
  );
}

/** Returns `1 ft = 0.3048 m, exactly` against the base unit. */
function exactDefinition(
  unit: UnitDefinition,
  other: UnitDefinition,
  units: readonly UnitDefinition[],
): string | undefined {
  const base = units.find(({ toBase }) => toBase.numerator === '1' && toBase.denominator === '1' && !toBase.offset);
  const factor = base && exactFactor(unit, base);
  if (!factor || base.id === unit.id || base.id === other.id || unit.category === 'temperature') return undefined;
  const { text, isExact, fraction } = formatExact(factor);
  const plain = isExact ? text : fraction;
  const figure = isThroughPi(unit, base) ? piStep(unit, base).replace('× ', '') : plain;
  return figure && `1 ${unit.symbol} = ${withCommas(figure)} ${base.symbol}, exactly`;
}

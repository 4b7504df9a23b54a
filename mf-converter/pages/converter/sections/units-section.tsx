import type { CategoryAbout, UnitAbout } from '@site/catalog/category-schema';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
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

export function UnitsSection({ pair: { from, to }, about }: { pair: Pair; about: CategoryAbout }) {
  return (
    <Section title={`About ${from.plural} and ${to.plural}`}>
      <Two>
        {[from, to].map((unit) => (
          <UnitCard key={unit.id} unit={unit} about={about[unit.id]!} />
        ))}
      </Two>
    </Section>
  );
}

function UnitCard({ unit, about }: { unit: UnitDefinition; about: UnitAbout }) {
  return (
    <Card>
      <h3>{unit.fullName}</h3>
      <p>{spacedDigits(about.definition)}</p>
      <p>{spacedDigits(about.use)}</p>
      <small>Source: {about.authority}.</small>
    </Card>
  );
}

import type { CategoryAbout, UnitAbout } from '@site/catalog/category-schema';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Card, Prose, Section, color, fontSize, minWidth, space, spacedDigits } from '@site/shell-contract';
import { styled } from 'styled-components';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly, SectionStack } from '../../../ui/section-stack.ts';
import { EverydaySection } from './everyday-section.tsx';

const Columns = styled.div`
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

export function PairReading({ pair, about }: { pair: Pair; about: CategoryAbout }) {
  return (
    <ScreenOnly>
      <SectionStack>
        <EverydaySection pair={pair} about={about} />
        <UnitsSection pair={pair} about={about} />
        {pair.slug === 'feet-to-meters' ? <HistoricalContext /> : null}
      </SectionStack>
    </ScreenOnly>
  );
}

function UnitsSection({ pair: { from, to }, about }: { pair: Pair; about: CategoryAbout }) {
  return (
    <Section title={`About ${from.plural} and ${to.plural}`}>
      <Columns>
        {[from, to].map((unit) => (
          <UnitCard key={unit.id} unit={unit} about={about[unit.id]!} />
        ))}
      </Columns>
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

function HistoricalContext() {
  return (
    <Section title="Historical Context of Feet and Meters">
      <Prose>
        <p>
          The foot started as just that: a foot. Greek, Roman, and medieval builders all had one, and few agreed: the
          Roman foot was about 29.6 centimeters, the French pied du roi about 32.5. English law tied the foot to the
          yard, a third of it, and from the nineteenth century the yard was a bronze bar kept in London.
        </p>
        <p>
          The meter began as a fraction of the Earth. In 1791 the French Academy of Sciences proposed one ten-millionth
          of the distance from the North Pole to the equator, and Delambre and Méchain spent seven years surveying the
          line from Dunkirk to Barcelona to find it. The platinum meter of 1799 came out about a fifth of a millimeter
          short of the aim; by then it was the standard, and it stayed.
        </p>
        <p>
          The Meter Convention of 1875 made the meter international. Since 1983 it has been the distance that light
          travels in a vacuum in 1/299,792,458 of a second.
        </p>
        <p>
          The two were tied together in 1959, when the United States, the United Kingdom, Canada, Australia, New
          Zealand, and South Africa agreed that a yard is exactly 0.9144 meters. A foot has been exactly 0.3048 meters
          ever since. Before that, the American and the British foot differed by a few parts in a million: less than a
          hair over the length of a room, but enough to trouble surveyors.
        </p>
      </Prose>
    </Section>
  );
}

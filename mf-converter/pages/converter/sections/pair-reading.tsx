import type { CategoryAbout } from '@site/catalog/category-schema';
import { Prose, Section } from '@site/shell-contract';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly, SectionStack } from '../../../ui/section-stack.ts';
import { EverydaySection } from './everyday-section.tsx';
import { UnitsSection } from './units-section.tsx';

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
          The two were tied together in 1959, when the United States, the United Kingdom, Canada, Australia, New Zealand
          and South Africa agreed that a yard is exactly 0.9144 meters. A foot has been exactly 0.3048 meters ever
          since. Before that, the American and the British foot differed by a few parts in a million: less than a hair
          over the length of a room, but enough to trouble surveyors.
        </p>
      </Prose>
    </Section>
  );
}

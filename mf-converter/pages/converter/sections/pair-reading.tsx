import type { CategoryAbout } from '@site/catalogue/category-schema';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { Pair } from '../../../pairs/pair.ts';
import { ScreenOnly, SectionStack } from '../../../ui/section-stack.ts';
import { EverydaySection } from './everyday-section.tsx';
import { HistoricalContext } from './historical-context.tsx';
import { UnitsSection } from './units-section.tsx';

interface PairReadingProps {
  pair: Pair;
  units: readonly UnitDefinition[];
  about: CategoryAbout;
}

export function PairReading({ pair, units, about }: PairReadingProps) {
  return (
    <ScreenOnly>
      <SectionStack>
        <EverydaySection pair={pair} about={about} />
        <UnitsSection pair={pair} units={units} about={about} />
        {pair.slug === 'feet-to-meters' ? <HistoricalContext /> : null}
      </SectionStack>
    </ScreenOnly>
  );
}

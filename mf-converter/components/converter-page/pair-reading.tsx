import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { QueryClient } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { unitAboutQuery } from '../../queries/unit-about-query.ts';
import { ScreenOnly } from '../screen-only.ts';
import { SectionStack } from '../section-stack.ts';
import { EverydaySection } from './everyday-section.tsx';
import { HistoricalContext } from './historical-context.tsx';
import { UnitsSection } from './units-section.tsx';

/** What the section reads. From here, so that none of it is in the page's own code. */
export function prefetchPairReading(queryClient: QueryClient, { from, to }: Pair): Promise<unknown> {
  return Promise.all([from, to].map((unit) => queryClient.prefetchQuery(unitAboutQuery(unit))));
}

interface PairReadingProps {
  pair: Pair;
  units: readonly UnitDefinition[];
}

/** What there is to read of a pair, whatever value is typed. */
export function PairReading({ pair, units }: PairReadingProps) {
  return (
    <ScreenOnly>
      <SectionStack>
        <EverydaySection pair={pair} />
        <UnitsSection pair={pair} units={units} />
        {pair.slug === 'feet-to-meters' ? <HistoricalContext /> : null}
      </SectionStack>
    </ScreenOnly>
  );
}

import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { Deferred, PageHeading, PageLayout, lazyHydrate, type PageProps } from '@site/shell-contract';
import { QuickConverter } from '../../converter/views/quick-converter.tsx';
import { PINNED_KEY, readStored, RECENT_KEY } from '../../device/stored.client.ts';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import { ConverterBox } from '../../search/converter-box.tsx';
import { SectionStack } from '../../ui/section-stack.ts';

/** The server's markup has no stored conversions. */
export const YourConversions = lazyHydrate(
  async () => (await import('../../device/your-conversions.tsx')).YourConversions,
  () => isOtherFormatChosen() || readStored(RECENT_KEY) + readStored(PINNED_KEY) !== '',
);

export interface HomePageData {
  units: readonly UnitDefinition[];
}

export type HomeSection = 'examples' | 'more';

export function HomePage({ data: { units }, sections: { examples, more } }: PageProps<HomePageData, HomeSection>) {
  return (
    <PageLayout>
      <PageHeading lead="Exact results, formulas, and tables for every pair of units.">
        Convert units, exactly
      </PageHeading>
      <SectionStack>
        <ConverterBox label="Type any conversion" size="large" placeholder="5 ft 3 in to cm" />
        <QuickConverter units={units} />
        <Deferred>
          <YourConversions examples={examples} />
          {more}
        </Deferred>
      </SectionStack>
    </PageLayout>
  );
}

import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { loadAbout } from '@site/catalog/load-about';
import { loadNotes, loadTables } from '@site/catalog/load-texts';
import type { ListedConversion } from '../../../data/conversions-of.ts';
import { unitNames } from '../../../data/unit-names.ts';
import type { Pair } from '../../../pairs/pair.ts';

interface SectionSources {
  pair: Pair;
  units: readonly UnitDefinition[];
  categoryName: string;
  factor: string;
  conversions: readonly ListedConversion[];
}

/** These depend only on the path. */
export function converterSections({ pair, units, categoryName, factor, conversions }: SectionSources) {
  return {
    ambiguity: async () => {
      const { Ambiguities, getAmbiguities } = await import('./ambiguity.tsx');
      return <Ambiguities ambiguities={getAmbiguities(pair, units)} />;
    },
    'common-conversions': async () => {
      const { CommonConversions } = await import('../../../converter/common-conversions.tsx');
      return <CommonConversions units={units} current={pair.slug} />;
    },
    'sidebar-links': async () => {
      const { SidebarLinks } = await import('../../../sidebar/sidebar-links.tsx');
      return (
        <SidebarLinks
          category={pair.from.category}
          categoryName={categoryName}
          conversions={conversions}
          names={unitNames(units)}
          current={pair.slug}
        />
      );
    },
    tables: async () => {
      const [{ Tables }, sources] = await Promise.all([import('./tables.tsx'), loadTables(pair.from.category)]);
      return <Tables pair={pair} units={units} sources={sources} />;
    },
    'pair-reading': async () => {
      const [{ PairReading }, about] = await Promise.all([import('./pair-reading.tsx'), loadAbout(pair.from.category)]);
      return <PairReading pair={pair} about={about} />;
    },
    related: async () => {
      const { RelatedConversions } = await import('./related-conversions.tsx');
      return <RelatedConversions pair={pair} units={units} />;
    },
    notes: async () => {
      const [{ PairNotes }, notes] = await Promise.all([
        import('./pair-notes.tsx'),
        loadNotes(pair.from.category, pair.slug),
      ]);
      return <PairNotes pair={pair} factor={factor} notes={notes} />;
    },
  };
}

export type ConverterSection = keyof ReturnType<typeof converterSections>;

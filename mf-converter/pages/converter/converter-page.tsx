import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { AdSlot, Breadcrumbs, PageHeading, PageLayout } from '@site/shell-contract';
import type { PageProps } from '@site/shell-contract';
import { LockedConverter, useTypedValue } from '../../converter/locked-converter.tsx';
import type { ListedConversion } from '../../data/conversions-of.ts';
import { unitNames } from '../../data/unit-names.ts';
import { pairLabel } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';
import { ScreenOnly } from '../../ui/screen-only.ts';
import { SectionStack } from '../../ui/section-stack.ts';
import { Sidebar } from '../../sidebar/sidebar.tsx';
import { AroundTableSection } from './around-table.tsx';
import { converterBreadcrumbs } from './head.ts';
import type { ConverterSection } from './sections/converter-sections.tsx';
import { ExplanationSection } from './explanation.tsx';
import { FaqSection } from './faq-section.tsx';
import { TablePair } from './table-pair.ts';

export interface ConverterPageData {
  pair: Pair;
  /** All of the pair's category. */
  units: readonly UnitDefinition[];
  categoryName: string;
  /** As it is published. */
  formula: string;
  faqs: readonly Faq[];
  /** Some of the category, for the sidebar. */
  conversions: readonly ListedConversion[];
}

type ConverterPageProps = ConverterPageData & Pick<PageProps<unknown, ConverterSection>, 'sections'>;

/** One pair of units: converter, explanation, tables, questions, and where to go next. */
export function ConverterPage({ pair, units, categoryName, formula, faqs, conversions, sections }: ConverterPageProps) {
  const [typed, dispatch] = useTypedValue(pair);
  const { category } = pair.from;
  return (
    <PageLayout aside={<Sidebar category={category} categoryName={categoryName} conversions={conversions} names={unitNames(units)} current={pair.slug} />}>
      <Breadcrumbs items={converterBreadcrumbs(pair, categoryName)} />
      <PageHeading>{`${pairLabel(pair)} Converter`}</PageHeading>
      <SectionStack>
        <LockedConverter pair={pair} units={units} typed={typed} dispatch={dispatch} />
        <AdSlot format="rectangle" />
        <ExplanationSection pair={pair} typed={typed} formula={formula} facts={sections['pair-facts']} notes={sections['featured-notes']} />
        <TablePair>
          {sections['example-table']}
          <AroundTableSection pair={pair} typed={typed} />
        </TablePair>
        {sections['pair-reading']}
        <ScreenOnly><FaqSection faqs={faqs} /></ScreenOnly>
        {sections.related}
      </SectionStack>
    </PageLayout>
  );
}

import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { AdSlot, Breadcrumbs, PageHeading, PageLayout, Skeleton, useQuery, useRouteContext } from '@site/shell-contract';
import { LockedConverter, useTypedValue } from '../../converter/locked-converter.tsx';
import { pairLabel } from '../../pairs/pair.ts';
import type { Pair } from '../../pairs/pair.ts';
import { categoriesQuery } from '../../queries/categories-query.ts';
import { categoryName } from '../../queries/category-name.ts';
import { ScreenOnly } from '../screen-only.ts';
import { SectionStack } from '../section-stack.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { AroundTableSection } from './around-table-section.tsx';
import { converterBreadcrumbs } from './converter-page-head.ts';
import { ExampleTableSection, PairReadingSection, RelatedSection } from './converter-page-sections.tsx';
import { ExplanationSection } from './explanation-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { TablePair } from './table-pair.ts';

/** One pair of units: converter, explanation, tables, questions, and where to go next. */
export function ConverterPage({ pair, units }: { pair: Pair; units: readonly UnitDefinition[] }) {
  const [typed, dispatch] = useTypedValue(pair);
  const categories = useQuery(categoriesQuery(useRouteContext())).data;
  const { category } = pair.from;
  const name = categoryName(category, categories);
  return (
    <PageLayout aside={<Sidebar category={category} categoryName={name} units={units} current={pair.slug} />}>
      <Breadcrumbs items={converterBreadcrumbs(pair, name)} />
      <PageHeading>{`${pairLabel(pair)} Converter`}</PageHeading>
      <SectionStack>
        <LockedConverter pair={pair} units={units} typed={typed} dispatch={dispatch} />
        <AdSlot format="rectangle" />
        <ExplanationSection pair={pair} typed={typed} />
        <TablePair>
          <ExampleTableSection pair={pair} fallback={<Skeleton height="24rem" />} />
          <AroundTableSection pair={pair} typed={typed} />
        </TablePair>
        <PairReadingSection pair={pair} units={units} fallback={<Skeleton count={3} height="8rem" />} />
        <ScreenOnly><FaqSection pair={pair} /></ScreenOnly>
        <RelatedSection pair={pair} units={units} />
      </SectionStack>
    </PageLayout>
  );
}

import type { Faq } from '@site/api-contract';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import {
  Accordion,
  AdSlot,
  Deferred,
  PageLayout,
  Section,
  Skeleton,
  VisuallyHidden,
  currentNumberFormat,
  lazyHydrate,
  plainDigits,
  spacedDigits,
  useNumberFormat,
} from '@site/shell-contract';
import type { PageProps } from '@site/shell-contract';
import { memo, useDeferredValue } from 'react';
import { buildUrlQuery } from '../../converter/quantity.ts';
import { widgetStyle } from '../../converter/converter-view.ts';
import { useUrlQuery } from '../../converter/use-url-query.ts';
import { usePairConverter, usePrecision } from '../../converter/converter-state.ts';
import { useValueLinks } from '../../converter/use-value-links.ts';
import { LockedConverter } from '../../converter/views/locked-converter.tsx';
import type { Landmarks } from '../../double-scale/landmarks.ts';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';
import { pairLabel, type Pair } from '../../pairs/pair.ts';
import { Sidebar } from '../../sidebar/sidebar.tsx';
import { pairBreadcrumbs } from '../../pairs/pair-breadcrumbs.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ScreenOnly, SectionStack } from '../../ui/section-stack.ts';

export const Explanation = lazyHydrate(
  async () => (await import('./explanation.tsx')).Explanation,
  isOtherFormatChosen,
);

export const UnitsCard = lazyHydrate(
  async () => (await import('../../sidebar/units-card.tsx')).UnitsCard,
  isOtherFormatChosen,
);

export const NotFound = lazyHydrate(
  async () => (await import('../not-found.tsx')).NotFound,
  () => true,
);

export type ConverterSection =
  | 'ambiguity'
  | 'common-conversions'
  | 'sidebar-links'
  | 'notes'
  | 'tables'
  | 'pair-reading'
  | 'related';

const FAQ_TITLE = 'Frequently Asked Questions';

export interface ConverterPageData {
  pair: Pair;
  units: readonly UnitDefinition[];
  categoryName: string;
  formula: string;
  faqs: readonly Faq[];
  landmarks: Landmarks;
}

type ConverterPageProps = ConverterPageData & Pick<PageProps<unknown, ConverterSection>, 'sections'>;

export function ConverterPage({ pair, units, categoryName, formula, faqs, landmarks, sections }: ConverterPageProps) {
  const { view, fields, isTouched, dispatch } = usePairConverter(pair, units, usePrecision(widgetStyle));
  useUrlQuery(isTouched ? buildUrlQuery(view.quantity) : undefined);
  useValueLinks((value) => {
    const format = currentNumberFormat();
    dispatch({ type: 'type', side: 'from', typed: { text: plainDigits(value, format), format } });
  });
  const quantity = useDeferredValue(view.quantity);
  return (
    <PageFrame
      breadcrumbs={pairBreadcrumbs(pair, categoryName)}
      heading={`${pairLabel(pair)} Converter`}
      aside={
        <Deferred>
          <Sidebar
            card={<UnitsCard pair={pair} quantity={quantity} units={units} />}
            links={sections['sidebar-links']}
          />
        </Deferred>
      }
    >
      {sections.ambiguity}
      <LockedConverter
        pair={pair}
        view={view}
        fields={fields}
        dispatch={dispatch}
        landmarks={landmarks}
        common={sections['common-conversions']}
      />
      <Deferred>
        <AdSlot format="rectangle" />
        <Explanation pair={pair} quantity={quantity} formula={formula} notes={sections.notes} />
        {sections.tables}
        {sections['pair-reading']}
        <ScreenOnly>
          <FaqSection faqs={faqs} />
        </ScreenOnly>
        {sections.related}
      </Deferred>
    </PageFrame>
  );
}

export function ConverterPagePending() {
  return (
    <PageLayout aside={<Skeleton count={6} height="3rem" />}>
      <VisuallyHidden role="status">Loading the converter</VisuallyHidden>
      <Skeleton width="16rem" />
      <Skeleton width="24rem" height="2.5rem" />
      <SectionStack>
        <Skeleton height="20rem" />
        <Section title={FAQ_TITLE}>
          <VisuallyHidden role="status">Loading questions</VisuallyHidden>
          <Skeleton count={3} height="3.5rem" />
        </Section>
      </SectionStack>
    </PageLayout>
  );
}

const FaqSection = memo(function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  const format = useNumberFormat();
  return (
    <Section title={FAQ_TITLE}>
      <Accordion
        items={faqs.map(({ question, answer }) => ({
          title: question,
          content: <p>{spacedDigits(answer, format)}</p>,
        }))}
      />
    </Section>
  );
});

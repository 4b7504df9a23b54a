import { Accordion, Section, Skeleton, VisuallyHidden, useQuery, useRouteContext } from '@site/shell-contract';
import type { Pair } from '../../pairs/pair.ts';
import { faqsQuery } from '../../queries/faqs-query.ts';
import { spacedDigits } from '../figures.tsx';

export function FaqSection({ pair }: { pair: Pair }) {
  const faqs = useQuery(faqsQuery(useRouteContext(), pair)).data;
  return (
    <Section title="Frequently Asked Questions">
      {faqs ? (
        <Accordion items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{spacedDigits(answer)}</p> }))} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading questions</VisuallyHidden>
          <Skeleton count={3} height="3.5rem" />
        </>
      )}
    </Section>
  );
}

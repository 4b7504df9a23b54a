import { PageLayout, Section, Skeleton, VisuallyHidden } from '@site/shell-contract';
import { SectionStack } from '../../ui/section-stack.ts';
import { FAQ_TITLE } from './faq-section.tsx';

export function ConverterPagePending() {
  return (
    <PageLayout>
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

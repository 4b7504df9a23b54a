import { PageLayout, Skeleton, VisuallyHidden } from '@site/shell-contract';

export function ConverterPageSkeleton() {
  return (
    <PageLayout>
      <VisuallyHidden role="status">Loading the converter</VisuallyHidden>
      <Skeleton width="16rem" />
      <Skeleton width="24rem" height="2.5rem" />
      <Skeleton height="20rem" />
    </PageLayout>
  );
}

import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';

export function ConversionNotFound() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="Conversion Not Found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        The conversion you're looking for doesn't exist or may have been moved.
      </EmptyState>
    </PageLayout>
  );
}

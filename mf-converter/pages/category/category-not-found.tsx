import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';

export const CATEGORY_NOT_FOUND = "The conversion category you're looking for doesn't exist or may have been moved.";

export function CategoryNotFound() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="Category Not Found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
        {CATEGORY_NOT_FOUND}
      </EmptyState>
    </PageLayout>
  );
}

import { Button, EmptyState, PageLayout } from '@site/shell-contract';

/** A part of the page did not reach the browser. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="This page did not load" action={<Button onClick={onRetry}>Try again</Button>}>
        A part of it did not arrive. Check your connection and try again.
      </EmptyState>
    </PageLayout>
  );
}

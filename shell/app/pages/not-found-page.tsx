import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';

/** For every address that the composition does not know. */
export function NotFoundPage() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="404 Page Not Found" action={<ButtonLink to="/all-converters">See all converters</ButtonLink>}>
        Did you forget to add the page to the router?
      </EmptyState>
      <p>If you followed a link or typed the address, the page may have moved. Every converter is in the list.</p>
    </PageLayout>
  );
}

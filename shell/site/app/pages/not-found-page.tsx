import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';
import type { NavigationLink } from '../layout/navigation.ts';

export function NotFoundPage({ waysOn }: { waysOn: readonly NavigationLink[] }) {
  const action =
    waysOn.length === 0
      ? undefined
      : waysOn.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ));
  return (
    <PageLayout>
      <EmptyState level="h1" heading="404 Page Not Found" action={action}>
        Did you forget to add the page to the router?
      </EmptyState>
      <p>If you followed a link or typed the address, the page may have moved. Every converter is in the list.</p>
    </PageLayout>
  );
}

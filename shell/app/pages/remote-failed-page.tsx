import { ButtonLink, EmptyState, PageLayout } from '@site/shell-contract';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Stands in for a page whose remote could not be loaded. Without a script, trying again is a link to the same address. */
export function RemoteFailedPage({ retry }: { retry: () => void }) {
  const { pathname, search } = useLocation();
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault();
    retry();
  };
  return (
    <PageLayout>
      <EmptyState
        level="h1"
        heading="This page is away at the moment"
        action={<ButtonLink to={pathname + search} onClick={tryAgain}>Try again</ButtonLink>}
      >
        This part of the site could not be loaded. The rest of it works, and this page comes back by itself.
      </EmptyState>
    </PageLayout>
  );
}

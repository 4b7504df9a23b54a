import { EmptyState, type PageHead, PageLayout } from '@site/shell-contract';

export const NOT_READY_HEAD: PageHead = {
  title: 'This version is not ready',
  description: 'The version of the site that your link leads to cannot be shown at the moment.',
  canonical: '/',
  noindex: true,
};

/** The empty `href` retries the requested address. */
export function NotReadyPage() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="This version is not ready" action={<a href="">Try again</a>}>
        The version of the site that your link leads to is still being started, or cannot be shown. Whoever gave you the
        link finds the reason in the log of the site.
      </EmptyState>
    </PageLayout>
  );
}

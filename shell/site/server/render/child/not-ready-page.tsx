import { EmptyState, type PageHead, PageLayout } from '@site/shell-contract';

export const NOT_READY_HEAD: PageHead = {
  title: 'This version isn’t ready',
  description: 'We can’t show this version of the site right now.',
  canonical: '/',
  noindex: true,
};

/** The empty `href` retries the requested address. */
export function NotReadyPage() {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="This version isn’t ready" action={<a href="">Try again</a>}>
        This version of the site is still starting, or we can’t show it. If this doesn’t change, ask the person who gave
        you the link to check the site’s log.
      </EmptyState>
    </PageLayout>
  );
}

import { EmptyState, PageLayout, type PageHead } from '@site/shell-contract';

export const OFFLINE_PAGE_HEAD: PageHead = {
  title: 'You’re offline',
  description: 'You haven’t opened this page on this device before, so we need a connection to show it.',
  canonical: '/',
  noindex: true,
};

/** For the app shell document. The page's own head replaces it. */
export const APP_SHELL_HEAD: PageHead = {
  title: 'Opening offline',
  description: 'This page is being opened offline.',
  canonical: '/',
  noindex: true,
};

/** The empty `href` retries the requested address. */
export function OfflinePage({ text = '' }: { text?: string | undefined }) {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="You’re offline" action={<a href="">Try again</a>}>
        {`You haven’t opened this page on this device before, so we need a connection to show it.${text && ` ${text}`}`}
      </EmptyState>
    </PageLayout>
  );
}

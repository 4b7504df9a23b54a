import { EmptyState, PageLayout, type PageHead } from '@site/shell-contract';

export const OFFLINE_HEAD: PageHead = {
  title: 'You are offline',
  description: 'This page has not been opened on this device before, so it cannot be shown without a connection.',
  canonical: '/',
  noindex: true,
};

/** For the app shell document. The page's own head replaces it. */
export const APP_SHELL_HEAD: PageHead = {
  title: 'Opening without a connection',
  description: 'The page is made on this device.',
  canonical: '/',
  noindex: true,
};

/** The empty `href` retries the requested address. */
export function OfflinePage({ text = '' }: { text?: string | undefined }) {
  return (
    <PageLayout>
      <EmptyState level="h1" heading="You are offline" action={<a href="">Try again</a>}>
        {`This page has not been opened on this device before, so it cannot be shown without a connection.${text && ` ${text}`}`}
      </EmptyState>
    </PageLayout>
  );
}

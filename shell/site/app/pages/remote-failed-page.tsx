import { ButtonLink, EmptyState, PageLayout, space } from '@site/shell-contract';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { TryAgain } from './try-again.tsx';

const HOME = '/';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export const FAILURES = {
  away: [
    'This page isn’t available right now',
    'This part of the site didn’t load. The rest works. This page will load again as soon as it can.',
  ],
  broken: [
    'Something went wrong on this page',
    'That was our mistake, not yours. The rest of the site works. Trying again may help.',
  ],
  offline: ['You’re offline', 'This page isn’t saved on this device. It opens when you’re connected again.'],
} as const;

interface RemoteFailedPageProps {
  /** `away`: it failed to load. `broken`: it failed after loading. */
  reason: Exclude<keyof typeof FAILURES, 'offline'>;
  retry: () => void;
}

export function RemoteFailedPage({ reason, retry }: RemoteFailedPageProps) {
  const { pathname, search } = useLocation();
  const [heading, sentence] = FAILURES[isOffline() ? 'offline' : reason];
  const actions = (
    <Actions>
      {reason === 'away' ? <TryAgain retry={retry} to={pathname + search} /> : <TryAgain retry={retry} />}
      {pathname === HOME ? null : (
        <ButtonLink variant="secondary" to={HOME}>
          Go to the home page
        </ButtonLink>
      )}
    </Actions>
  );
  return (
    <PageLayout>
      <EmptyState level="h1" heading={heading} action={actions}>
        {sentence}
      </EmptyState>
    </PageLayout>
  );
}

/** False on the server and if the browser does not report its connection. */
export function isOffline(): boolean {
  const { onLine } = (globalThis.navigator ?? {}) as { onLine?: boolean };
  return onLine === false;
}

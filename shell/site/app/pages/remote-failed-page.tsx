import { Button, ButtonLink, EmptyState, PageLayout, space } from '@site/shell-contract';
import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { unlistedHead, useHead } from '../head/page-head.ts';
import { focusMainIfLost } from '../layout/main-focus.ts';

const HOME = '/';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** The title is also the page's heading, and the description is its text. */
export const FAILURE_HEADS = {
  unavailable: unlistedHead(
    'This page isn’t available right now',
    'This part of the site didn’t load. The rest works. This page will load again as soon as it can.',
  ),
  broken: unlistedHead(
    'Something went wrong on this page',
    'That was our mistake, not yours. The rest of the site works. Trying again may help.',
  ),
  offline: unlistedHead(
    'You’re offline',
    'This page isn’t saved on this device. It opens when you’re connected again.',
  ),
};

export interface RemoteFailedPageProps {
  /** `unavailable` means that the remote failed to load, and `broken` that it failed after loading. */
  reason: 'unavailable' | 'broken';
  retry: () => void;
}

export function RemoteFailedPage({ reason, retry }: RemoteFailedPageProps) {
  const { pathname, search } = useLocation();
  const head = FAILURE_HEADS[isOffline() ? 'offline' : reason];
  useHead(head);
  const actions = (
    <Actions>
      {reason === 'unavailable' ? <TryAgain retry={retry} to={pathname + search} /> : <TryAgain retry={retry} />}
      {pathname === HOME ? null : (
        <ButtonLink variant="secondary" to={HOME}>
          Go to the home page
        </ButtonLink>
      )}
    </Actions>
  );
  return (
    <PageLayout>
      <EmptyState level="h1" heading={head.title} action={actions}>
        {head.description}
      </EmptyState>
    </PageLayout>
  );
}

/** False on the server and if the browser does not report its connection. */
function isOffline(): boolean {
  const { onLine } = (globalThis.navigator ?? {}) as { onLine?: boolean };
  return onLine === false;
}

interface TryAgainProps {
  retry: () => void;
  /** The page's own path. If set, the button is a link, which works without scripts. */
  to?: string;
}

export function TryAgain({ retry, to }: TryAgainProps) {
  // The button has the focus but is removed when the page loads.
  useEffect(() => focusMainIfLost, []);
  if (to === undefined) return <Button onClick={retry}>Try again</Button>;
  const tryHere = (event: MouseEvent) => {
    event.preventDefault();
    retry();
  };
  return (
    <ButtonLink to={to} onClick={tryHere}>
      Try again
    </ButtonLink>
  );
}

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

interface RemoteFailedPageProps {
  /** Whether the page has not come, or has come and stopped working. */
  reason: 'away' | 'broken';
  retry: () => void;
}

/** Stands in for a page whose remote could not be loaded, or that failed while it was shown. */
export function RemoteFailedPage({ reason, retry }: RemoteFailedPageProps) {
  const { pathname, search } = useLocation();
  const isAway = reason === 'away';
  const actions = (
    <Actions>
      {isAway ? <TryAgain retry={retry} to={pathname + search} /> : <TryAgain retry={retry} />}
      {pathname === HOME ? null : (
        <ButtonLink variant="secondary" to={HOME}>
          Go to the home page
        </ButtonLink>
      )}
    </Actions>
  );
  return (
    <PageLayout>
      <EmptyState
        level="h1"
        heading={isAway ? 'This page is away at the moment' : 'Something went wrong on this page'}
        action={actions}
      >
        {isAway
          ? 'This part of the site could not be loaded. The rest of it works, and this page comes back by itself.'
          : 'That was our mistake, not yours. The rest of the site works, and trying again may be enough.'}
      </EmptyState>
    </PageLayout>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { useAppServices } from '../services/app-services.tsx';
import { FailedRoute } from './failed-routes.tsx';
import type { MatchedRoute } from './match-route.ts';
import { RoutedPage } from './routed-page.tsx';

export function RemoteRoute({ match }: { match: MatchedRoute }) {
  const { remotes } = useAppServices();
  const { remote, module } = match;
  const state = useSyncExternalStore(
    remotes.subscribe,
    () => remotes.state(remote, module),
    () => remotes.state(remote, module),
  );
  // Keep showing the failure during retries, so that it does not flicker.
  const [hasFailed, setHasFailed] = useState(state.status === 'failed');
  if (state.status === 'failed' && !hasFailed) setHasFailed(true);

  useEffect(() => {
    // The failure is in the state, which the page shows.
    if (state.status === 'loading') remotes.load(remote, module).catch(() => {});
  }, [remotes, remote, module, state.status]);

  if (state.status === 'ready') return <RoutedPage match={match} definition={state.page} />;
  return hasFailed ? <FailedRoute match={match} /> : <PageSkeleton />;
}

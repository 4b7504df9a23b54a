import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../app-services.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { FailedRoute } from './failed-route.tsx';
import type { MatchedRoute } from './match-route.ts';
import { type PageStage, RoutedPage } from './routed-page.tsx';

/** A route that belongs to a remote: its page, or what stands there until the remote has come or when it does not. */
export function RemoteRoute({ match, onStage }: { match: MatchedRoute; onStage: (stage: PageStage) => void }) {
  const { remotes } = useAppServices();
  const { remote, module } = match;
  const state = useSyncExternalStore(
    remotes.subscribe,
    () => remotes.state(remote, module),
    () => remotes.state(remote, module),
  );
  // A page that failed once shows so until it has come: a second attempt that fails too does not blink.
  const [hasFailed, setHasFailed] = useState(state.status === 'failed');
  if (state.status === 'failed' && !hasFailed) setHasFailed(true);

  useEffect(() => {
    // What went wrong is in the state; the page says so.
    if (state.status === 'loading') remotes.load(remote, module).catch(() => {});
  }, [remotes, remote, module, state.status]);

  if (state.status === 'ready') return <RoutedPage match={match} definition={state.page} onStage={onStage} />;
  return hasFailed ? <FailedRoute match={match} /> : <PageSkeleton />;
}

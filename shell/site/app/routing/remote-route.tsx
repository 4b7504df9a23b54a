import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffline } from '../is-offline.ts';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { StaticFallbackPage } from '../pages/static-fallback-page.tsx';
import { useAppServices } from '../services/app-services.tsx';
import type { MatchedRoute } from './match-route.ts';
import { OFFLINE_HEAD, REMOTE_FAILED_HEAD, useHead } from './page-head.ts';
import { type PageStage, RoutedPage } from './routed-page.tsx';

export function RemoteRoute({ match, onStage }: { match: MatchedRoute; onStage: (stage: PageStage) => void }) {
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

  if (state.status === 'ready') return <RoutedPage match={match} definition={state.page} onStage={onStage} />;
  return hasFailed ? <FailedRoute match={match} /> : <PageSkeleton />;
}

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Shown for a page whose remote failed to load. Retries automatically and keeps the server's markup readable. */
function FailedRoute({ match }: { match: MatchedRoute }) {
  const { serverPage } = useAppServices();
  const { attempt, retry } = useRetry(match);
  const { pathname } = useLocation();
  const kept = serverPage?.path === pathname ? serverPage.html : undefined;
  const [head] = useState(() => (isOffline() ? OFFLINE_HEAD : REMOTE_FAILED_HEAD));
  useHead(kept === undefined ? head : undefined);
  if (kept !== undefined)
    return <StaticFallbackPage html={kept} retry={attempt > 0 ? () => void retry('visitor') : undefined} />;
  return <RemoteFailedPage reason="away" retry={() => void retry('visitor')} />;
}

/** Retries automatically at growing intervals. `retry` does so immediately. */
function useRetry({ remote, module }: MatchedRoute) {
  const { remotes, refreshComposition } = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const wasAsked = useRef(false);
  const retry = async (by: 'visitor' | 'itself') => {
    await refreshComposition?.(by);
    if (by === 'visitor') {
      // A module that threw during evaluation is not evaluated again in this document. The server may still render
      // the page.
      if (wasAsked.current) return location.reload();
      wasAsked.current = true;
    }
    await remotes.load(remote, module).catch(() => {}); // still unavailable, and the page shows it
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    const timer = setTimeout(() => void retry('itself'), Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one timer an attempt
  }, [attempt]);
  return { attempt, retry };
}

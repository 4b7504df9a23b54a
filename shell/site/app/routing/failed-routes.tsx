import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteFailedPage, type RemoteFailedPageProps } from '../pages/remote-failed-page.tsx';
import { StaticFallbackPage } from '../pages/static-fallback-page.tsx';
import { useAppServices } from '../services/app-services.tsx';
import type { MatchedRoute } from './match-route.ts';

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

export function FailedRoute({ match }: { match: MatchedRoute }) {
  const { attempt, retry } = useRetry(match);
  return <FailedPage reason="unavailable" retry={() => void retry('visitor')} isQuiet={attempt === 0} />;
}

function useRetry({ remote, module }: MatchedRoute) {
  const { remotes, refreshComposition } = useAppServices();
  const [attempt, setAttempt] = useState(0);
  const hasVisitorRetried = useRef(false);
  const retry = async (by: 'visitor' | 'itself') => {
    await refreshComposition?.(by);
    if (by === 'visitor') {
      // A module that threw during evaluation is not evaluated again in this document.
      if (hasVisitorRetried.current) return location.reload();
      hasVisitorRetried.current = true;
    }
    await remotes.load(remote, module).catch(() => {}); // The page shows the failure.
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    const timer = setTimeout(() => void retry('itself'), Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one timer per attempt
  }, [attempt]);
  return { attempt, retry };
}

interface BrokenRouteProps {
  reset: () => void;
  resets: number;
}

/** The page is not retried automatically, because the same code would most likely fail again. */
export function BrokenRoute({ reset, resets }: BrokenRouteProps) {
  const { loads, refreshComposition } = useAppServices();
  const serverMarkup = useServerMarkup();
  const retry = async () => {
    await refreshComposition?.('visitor');
    // The remote's module state may be broken, and only a reload clears it.
    if (resets > 0) return location.reload();
    // Discard the loaded data, which may be the cause, unless the server's markup needs it to keep the scroll position.
    if (serverMarkup === undefined) loads.clear();
    reset();
  };
  return <FailedPage reason="broken" retry={() => void retry()} />;
}

/** Returns the server's markup if this is the first page of a visit. */
function useServerMarkup(): string | undefined {
  const { serverPage } = useAppServices();
  const { pathname } = useLocation();
  return serverPage?.path === pathname ? serverPage.html : undefined;
}

interface FailedPageProps extends RemoteFailedPageProps {
  /** Shows the server's markup without a message. */
  isQuiet?: boolean;
}

function FailedPage({ reason, retry, isQuiet = false }: FailedPageProps) {
  const serverMarkup = useServerMarkup();
  if (serverMarkup === undefined) return <RemoteFailedPage reason={reason} retry={retry} />;
  return <StaticFallbackPage html={serverMarkup} retry={isQuiet ? undefined : retry} />;
}

import { useState } from 'react';
import { useAppServices } from '../services/app-services.tsx';
import { isOffline } from '../is-offline.ts';
import { StaticFallbackPage } from '../pages/static-fallback-page.tsx';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { OFFLINE_HEAD, REMOTE_BROKEN_HEAD, useHead } from './page-head.ts';

interface BrokenRouteProps {
  /** The server's markup, if this is the first page of a visit. */
  kept: string | undefined;
  reset: () => void;
  resets: number;
}

/** The page is not retried automatically, because the same code would most likely fail again. */
export function BrokenRoute({ kept, reset, resets }: BrokenRouteProps) {
  const { loads, refreshComposition } = useAppServices();
  const [head] = useState(() => (isOffline() ? OFFLINE_HEAD : REMOTE_BROKEN_HEAD));
  useHead(kept === undefined ? head : undefined);
  const retry = async () => {
    await refreshComposition?.('visitor');
    // The remote's module state may be broken, and only a reload clears it.
    if (resets > 0) return location.reload();
    // The loaded data may be the cause, too. With server markup, keep the data, so that the page keeps its height and
    // scroll position.
    if (kept === undefined) loads.clear();
    reset();
  };
  if (kept !== undefined) return <StaticFallbackPage html={kept} retry={() => void retry()} />;
  return <RemoteFailedPage reason="broken" retry={() => void retry()} />;
}

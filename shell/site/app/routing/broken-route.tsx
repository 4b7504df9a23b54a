import { useState } from 'react';
import { useAppServices } from '../app-services.tsx';
import { isOffline } from '../is-offline.ts';
import { StaticFallbackPage } from '../pages/static-fallback-page.tsx';
import { RemoteFailedPage } from '../pages/remote-failed-page.tsx';
import { OFFLINE_HEAD, REMOTE_BROKEN_HEAD } from './shell-heads.ts';
import { useHead } from './use-head.ts';

interface BrokenRouteProps {
  /** The server's markup, where the page failed before anything was done with it. */
  kept: string | undefined;
  /** Shows the page anew. */
  reset: () => void;
  /** How often that was done already. */
  resets: number;
}

/** Stands in for a page that came and failed. It does not try again by itself: the same code would most likely fail the same way. */
export function BrokenRoute({ kept, reset, resets }: BrokenRouteProps) {
  const { loads, refreshComposition } = useAppServices();
  const [head] = useState(() => (isOffline() ? OFFLINE_HEAD : REMOTE_BROKEN_HEAD));
  useHead(kept === undefined ? head : undefined);
  const retry = async () => {
    await refreshComposition?.('visitor');
    // What a remote keeps to itself may be what is wrong: then nothing in this document helps.
    if (resets > 0) return location.reload();
    // So may be what was loaded. What the server sent is left: its page keeps its height, and the visitor the place on it.
    if (kept === undefined) loads.clear();
    reset();
  };
  if (kept !== undefined) return <StaticFallbackPage html={kept} retry={() => void retry()} />;
  return <RemoteFailedPage reason="broken" retry={() => void retry()} />;
}

import { RouteContextProvider, type RouteModule } from '@site/shell-contract';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useInsertionEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PAGE_ID } from '../page-state.ts';
import type { MatchedRoute } from './match-route.ts';
import { NotFound } from './not-found.tsx';
import { useHead } from './use-head.ts';
import { useMatchedContext } from './use-matched-context.ts';

/** How far a page has come: it is being rendered; it stands and its first effects run; all of them have run. */
export type PageStage = 'rendering' | 'committed' | 'settled';

interface RoutedPageProps {
  match: MatchedRoute;
  module: RouteModule;
  onStage: (stage: PageStage) => void;
}

/** A remote's page, in the context of its address. */
export function RoutedPage({ match, module, onStage }: RoutedPageProps) {
  const context = useMatchedContext(match);
  useIsFetching(); // renders again when data has come: the outcome is derived from the query cache
  const outcome = module.resolve(context);
  useHead(outcome.kind === 'page' ? outcome.head : undefined);

  const { prefetch } = module;
  useEffect(() => {
    // A failed call shows in the page that reads it.
    prefetch?.(context).catch(() => {});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a page: the outlet mounts this anew for each address
  }, []);

  // Before any other effect of the page.
  useInsertionEffect(() => onStage('committed'), [onStage]);
  useEffect(() => {
    // After all others, and after React has dealt with what they threw.
    const timer = setTimeout(() => onStage('settled'));
    return () => clearTimeout(timer);
  }, [onStage]);

  if (outcome.kind === 'redirect') return <Navigate to={outcome.to} replace />;
  if (outcome.kind === 'not-found') return <NotFound />;
  const { Page } = module;
  return (
    <RouteContextProvider value={context}>
      <div id={PAGE_ID}>
        <Page />
      </div>
    </RouteContextProvider>
  );
}

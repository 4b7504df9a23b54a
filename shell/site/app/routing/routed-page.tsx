import { type PageDefinition, type PageHead, PageServicesProvider, useLoaded } from '@site/shell-contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type LoadedPage, useAppServices } from '../services/app-services.tsx';
import { useHead } from '../head/page-head.ts';
import { PAGE_ID } from '../page-state.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { FailedRoute } from './failed-routes.tsx';
import { createPageLoader } from './load-page.ts';
import type { MatchedRoute } from './match-route.ts';

export function RemoteRoute({ match }: { match: MatchedRoute }) {
  const { remotes } = useAppServices();
  const { remote, module } = match;
  const getState = () => remotes.state(remote, module);
  const state = useSyncExternalStore(remotes.subscribe, getState, getState);
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

interface RoutedPageProps {
  match: MatchedRoute;
  definition: PageDefinition;
}

/** Loads a page's data unless it came with the document or was kept from an earlier visit. */
export function RoutedPage({ match, definition }: RoutedPageProps) {
  const services = useAppServices();
  const { pathname, search } = useLocation();
  // Uses the query at navigation time. The page itself handles later changes to it.
  const [load] = useState(() => createPageLoader(services, definition, match, { pathname, search }));
  const state = useLoaded(services.loads, pathname, load);
  if (state.status === 'failed') throw state.error; // The page's boundary catches it.
  if (state.status === 'loading') {
    const { Pending } = definition;
    return Pending ? (
      <div data-room="">
        <Pending params={match.params} />
      </div>
    ) : (
      <PageSkeleton />
    );
  }
  const loaded = state.value;
  if (loaded.kind === 'redirect') return <Navigate to={loaded.to} replace />;
  if (loaded.kind === 'not-found') return <NotFoundPage />;
  return <LoadedPageView definition={definition} loaded={loaded} />;
}

interface LoadedPageViewProps extends Pick<RoutedPageProps, 'definition'> {
  loaded: Extract<LoadedPage, { kind: 'page' }>;
}

function LoadedPageView({ definition: { Page }, loaded: { data, head, sections } }: LoadedPageViewProps) {
  const { site, api, loads, onAwake } = useAppServices();
  const navigation = useNavigationType();
  // The navigation type on arrival. Later URL changes by the page do not count.
  const [isFollowed] = useState(navigation === NavigationType.Push);
  const [ownHead, replaceHead] = useState<PageHead>();
  useHead(ownHead ?? head);
  // Avoids rendering the whole page whenever the query changes.
  const page = useMemo(() => <Page data={data} sections={sections} />, [Page, data, sections]);
  const services = useMemo(
    () => ({ site, api, isFollowed, onAwake, replaceHead, reload: () => loads.refresh() }),
    [site, api, isFollowed, onAwake, loads],
  );
  return (
    <PageServicesProvider value={services}>
      <div id={PAGE_ID}>{page}</div>
    </PageServicesProvider>
  );
}

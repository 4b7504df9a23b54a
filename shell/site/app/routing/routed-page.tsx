import { type PageDefinition, PageServicesProvider, useLoaded } from '@site/shell-contract';
import { useEffect, useInsertionEffect, useMemo, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppServices } from '../app-services.tsx';
import { PAGE_ID } from '../page-state.ts';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import type { MatchedRoute } from './match-route.ts';
import { NotFound } from './not-found.tsx';
import { type LoadedPage, pageLoader } from './page-loads.ts';
import { useHead } from './use-head.ts';

/** How far a page has come: it is loaded and rendered; it stands and its first effects run; all of them have run. */
export type PageStage = 'rendering' | 'committed' | 'settled';

interface RoutedPageProps {
  match: MatchedRoute;
  definition: PageDefinition;
  onStage: (stage: PageStage) => void;
}

/** A remote's page at an address, from when it is gone to: loaded, unless it has come with the document or was here before. */
export function RoutedPage({ match, definition, onStage }: RoutedPageProps) {
  const services = useAppServices();
  const { pathname, search } = useLocation();
  // Of the address as it was come to: what changes in the query afterwards is the page's own matter.
  const [load] = useState(() => pageLoader(services, definition, match, { pathname, search }));
  const state = useLoaded(services.loads, pathname, load);
  if (state.status === 'failed') throw state.error; // the page's boundary shows it
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
  if (loaded.kind === 'not-found') return <NotFound />;
  return <LoadedPageView definition={definition} loaded={loaded} onStage={onStage} />;
}

interface LoadedPageViewProps extends Pick<RoutedPageProps, 'definition' | 'onStage'> {
  loaded: Extract<LoadedPage, { kind: 'page' }>;
}

function LoadedPageView({ definition: { Page }, loaded: { data, head, sections }, onStage }: LoadedPageViewProps) {
  const { site, api, loads, onAwake } = useAppServices();
  const navigation = useNavigationType();
  // As it was come to: what the page changes in the address afterwards is no navigation.
  const [isFollowed] = useState(navigation === NavigationType.Push);
  useHead(head);
  // Before any other effect of the page.
  useInsertionEffect(() => onStage('committed'), [onStage]);
  useEffect(() => {
    // After all others, and after React has dealt with what they threw.
    const timer = setTimeout(() => onStage('settled'));
    return () => clearTimeout(timer);
  }, [onStage]);
  // The address is followed by the parts of a page that show something of it, and not by all of it.
  const page = useMemo(() => <Page data={data} sections={sections} />, [Page, data, sections]);
  const services = useMemo(
    () => ({ site, api, isFollowed, onAwake, reload: () => loads.refresh() }),
    [site, api, isFollowed, onAwake, loads],
  );
  return (
    <PageServicesProvider value={services}>
      <div id={PAGE_ID}>{page}</div>
    </PageServicesProvider>
  );
}

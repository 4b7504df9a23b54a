import { useLocation } from 'react-router-dom';
import { useAppServices } from '../app-services.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { matchRoute } from './match-route.ts';
import { RemoteRoute } from './remote-route.tsx';
import { NOT_FOUND_HEAD } from './shell-heads.ts';
import { useHead } from './use-head.ts';

/** The page for the current address. */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { composition } = useAppServices();
  const match = matchRoute(composition.routes, pathname);
  return match ? <RemoteRoute key={pathname} match={match} /> : <NotFound />;
}

/** The shell's own not-found page, with its metadata. */
export function NotFound() {
  useHead(NOT_FOUND_HEAD);
  return <NotFoundPage />;
}

import { useLocation } from 'react-router-dom';
import { useAppServices } from '../app-services.tsx';
import { matchRoute } from './match-route.ts';
import { NotFound } from './not-found.tsx';
import { RemoteRoute } from './remote-route.tsx';

/** The page for the current address. */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { composition } = useAppServices();
  const match = matchRoute(composition.routes, pathname);
  return match ? <RemoteRoute key={pathname} match={match} /> : <NotFound />;
}

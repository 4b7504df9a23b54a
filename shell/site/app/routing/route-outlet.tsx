import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../services/app-services.tsx';
import type { BrowserComposition } from '../remotes/browser-composition.ts';
import { matchRoute } from './match-route.ts';
import { PageBoundary, type Visit } from './page-boundary.tsx';

/**
 * The previous page's boundary stays for one more visit, empty, so that errors thrown while it is unmounted do not
 * affect the new page.
 */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { composition } = useAppServices();
  const [visits, setVisits] = useState<readonly Visit[]>(() => [getVisit(0, pathname, composition)]);
  const [current] = visits;
  if (current && current.pathname !== pathname)
    setVisits([getVisit(current.number + 1, pathname, composition), current]);
  return visits.map((visit, index) => <PageBoundary key={visit.number} visit={visit} isShown={index === 0} />);
}

function getVisit(number: number, pathname: string, { routes }: BrowserComposition): Visit {
  return { number, pathname, match: matchRoute(routes, pathname) };
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppServices } from '../app-services.tsx';
import type { BrowserComposition } from '../remotes/browser-composition.ts';
import { type MatchedRoute, matchRoute } from './match-route.ts';
import { PageBoundary } from './page-boundary.tsx';

/** An address being shown, from when it is gone to until another is. */
export interface Visit {
  number: number;
  pathname: string;
  match: MatchedRoute | undefined;
}

/**
 * The page for the current address. The boundary of the page before stays for one visit more, empty: what its remote throws while it is
 * taken down belongs to it, and does not disturb the page that has come.
 */
export function RouteOutlet() {
  const { pathname } = useLocation();
  const { composition } = useAppServices();
  const [visits, setVisits] = useState<readonly Visit[]>(() => [visitOf(0, pathname, composition)]);
  const [current] = visits;
  if (current && current.pathname !== pathname)
    setVisits([visitOf(current.number + 1, pathname, composition), current]);
  return visits.map((visit, index) => <PageBoundary key={visit.number} visit={visit} isShown={index === 0} />);
}

function visitOf(number: number, pathname: string, { routes }: BrowserComposition): Visit {
  return { number, pathname, match: matchRoute(routes, pathname) };
}

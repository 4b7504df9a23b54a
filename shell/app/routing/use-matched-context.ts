import type { RouteContext } from '@site/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppServices, useAppServices } from '../app-services.tsx';
import type { MatchedRoute } from './match-route.ts';

/** The context of a matched address. The server makes it from the same parts before it renders. */
export function routeContext(
  services: AppServices,
  { params }: MatchedRoute,
  address: { pathname: string; search: string },
  queryClient: RouteContext['queryClient'],
): RouteContext {
  const { site, api, reportDegraded, serverPage, submission } = services;
  const sentSections = serverPage?.path === address.pathname ? serverPage.sections : undefined;
  return { path: address.pathname, params, search: new URLSearchParams(address.search), site, api, queryClient, reportDegraded, sentSections, submission };
}

export function useMatchedContext(match: MatchedRoute): RouteContext {
  const services = useAppServices();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  // The match is made anew at each render; its route and the address say whether anything has changed.
  return useMemo(
    () => routeContext(services, match, { pathname, search }, queryClient),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [services, queryClient, pathname, search, match.pattern],
  );
}

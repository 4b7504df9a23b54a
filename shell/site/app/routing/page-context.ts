import type { PageContext } from '@site/shell-contract';
import type { AppServices } from '../services/app-services.tsx';
import type { MatchedRoute } from './match-route.ts';

export function pageContext(
  { site, api, submission }: AppServices,
  { params }: MatchedRoute,
  { pathname, search }: { pathname: string; search: string },
): PageContext {
  return { path: pathname, params, search: new URLSearchParams(search), site, api, submission };
}

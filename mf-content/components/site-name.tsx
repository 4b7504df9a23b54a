import { useRouteContext } from '@site/shell-contract';

/** The configured name of the site. */
export function SiteName() {
  return <>{useRouteContext().site.name}</>;
}

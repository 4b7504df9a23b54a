import { usePageServices } from '@site/shell-contract';

/** The configured name of the site. */
export function SiteName() {
  return <>{usePageServices().site.name}</>;
}

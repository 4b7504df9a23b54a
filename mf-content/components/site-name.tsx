import { usePageServices } from '@site/shell-contract';

export function SiteName() {
  return <>{usePageServices().site.name}</>;
}

import { escapeMarkup } from '@site/http-server/escape-markup';
import type { SiteInfo } from '@site/shell-contract';

export const OPEN_SEARCH = '/opensearch.xml';

export function searchLink({ name }: Pick<SiteInfo, 'name'>): string {
  return `<link rel="search" type="application/opensearchdescription+xml" href="${OPEN_SEARCH}" title="${escapeMarkup(name)}">`;
}

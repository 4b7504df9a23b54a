import type { PageHead, SiteInfo } from '@site/shell-contract';
import { applyHead } from '../../app/head/apply-head.client.ts';
import { renderHead } from '../../app/head/render-head.ts';

export function writeHead(head: PageHead, site: SiteInfo) {
  applyHead(renderHead(head, site));
}

import type { PageHead, SiteInfo } from '@site/shell-contract';
import type { HeadTag } from './head-tag.ts';
import { structuredDataOf } from './structured-data.ts';

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } });

/** `{title} | {site name}`; the whole title where the page says that it holds the name already. */
export function wholeTitle({ title, titleIsWhole }: PageHead, site: SiteInfo): string {
  return titleIsWhole ? title : `${title} | ${site.name}`;
}

/** A page that is not to be found has no address of its own either. */
function address({ noindex, canonical }: PageHead, site: SiteInfo): HeadTag[] {
  if (noindex) return [meta('robots', 'noindex')];
  const href = site.url + canonical;
  return [{ name: 'link', attributes: { rel: 'canonical', href } }, property('og:url', href)];
}

function articleDates({ type, published, modified }: PageHead): HeadTag[] {
  if (type !== 'article') return [];
  return [
    ...(published ? [property('article:published_time', published)] : []),
    ...(modified ? [property('article:modified_time', modified)] : []),
  ];
}

/** A page's metadata as the elements of `<head>` that say it. */
export function renderHead(head: PageHead, site: SiteInfo): HeadTag[] {
  const title = wholeTitle(head, site);
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', head.description),
    ...address(head, site),
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', head.description),
    property('og:locale', 'en_US'),
    ...articleDates(head),
    meta('twitter:card', 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    ...structuredDataOf(head, site.url).map((data): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ];
}

import type { PageHead, SiteInfo } from '@site/shell-contract';
import { isSitePath } from '@site/shell-contract/site-path';
import { socialImage } from './social-image.ts';
import { buildStructuredData } from './structured-data.ts';

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Attribute of the elements that the next page replaces. */
export const HEAD_MARK = 'data-page';

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
});

export function getFullTitle({ title, titleIsWhole }: PageHead, site: SiteInfo): string {
  return titleIsWhole ? title : `${title} | ${site.name}`;
}

/** Only a site path may follow the origin: `.example` or `@host` would make it another host. */
function listCanonicalTags({ noindex, canonical }: PageHead, site: SiteInfo): HeadTag[] {
  if (noindex) return [meta('robots', 'noindex')];
  if (!isSitePath(canonical)) return [];
  const href = site.url + canonical;
  return [{ name: 'link', attributes: { rel: 'canonical', href } }, property('og:url', href)];
}

function listDateTags({ type, published, modified }: PageHead): HeadTag[] {
  if (type !== 'article') return [];
  return [
    ...(published ? [property('article:published_time', published)] : []),
    ...(modified ? [property('article:modified_time', modified)] : []),
  ];
}

/** Visitors share answers although they are not indexed. Error pages have no `image`. */
function hasImage({ noindex, image }: PageHead): boolean {
  return !noindex || image !== undefined;
}

function listImageTags(head: PageHead, site: SiteInfo, alt: string): HeadTag[] {
  if (!hasImage(head)) return [];
  const imageUrl = site.url + socialImage(head, site);
  return [
    property('og:image', imageUrl),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(alt ? [property('og:image:alt', alt)] : []),
    meta('twitter:image', imageUrl),
    ...(alt ? [meta('twitter:image:alt', alt)] : []),
  ];
}

export function renderHead(head: PageHead, site: SiteInfo, imageAlt: string): HeadTag[] {
  const title = getFullTitle(head, site);
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', head.description),
    ...listCanonicalTags(head, site),
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', head.description),
    property('og:locale', 'en_US'),
    ...listDateTags(head),
    meta('twitter:card', hasImage(head) ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    ...listImageTags(head, site, imageAlt),
    ...buildStructuredData(head, site.url).map((data): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ];
}

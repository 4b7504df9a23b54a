import type { PageHead, StructuredData } from '@site/shell-contract';
import { isSitePath } from '@site/shell-contract/site-path';

const pageTypes = new Set(['WebPage', 'CollectionPage']);

/** Replaces site paths in the value (`/about-units`) with absolute URLs. */
function makeUrlsAbsolute(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return isSitePath(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((part) => makeUrlsAbsolute(part, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, makeUrlsAbsolute(part, origin)]));
}

function buildBreadcrumbs({ breadcrumbs = [], canonical }: PageHead): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ?? canonical,
    })),
  };
}

export function buildStructuredData(head: PageHead, origin: string): readonly unknown[] {
  return addBreadcrumbs(head).map((data) => makeUrlsAbsolute({ '@context': 'https://schema.org', ...data }, origin));
}

/** Breadcrumbs are part of the page object. */
function addBreadcrumbs(head: PageHead): readonly StructuredData[] {
  const { structuredData = [], breadcrumbs = [], title: name, description, canonical: url } = head;
  if (breadcrumbs.length === 0) return structuredData;
  const breadcrumb = buildBreadcrumbs(head);
  const page = structuredData.find((data) => pageTypes.has(data['@type']));
  if (page) return structuredData.map((data) => (data === page ? { ...data, breadcrumb } : data));
  return [...structuredData, { '@type': 'WebPage', name, description, url, breadcrumb }];
}

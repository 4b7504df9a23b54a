import type { PageHead, StructuredData } from '@site/shell-contract';
import { isSitePath } from '@site/shell-contract/site-path';

const pageTypes = new Set(['WebPage', 'CollectionPage']);

/** Makes every site path in the value (`/about-units`) an absolute URL. */
export function withAbsoluteUrls(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return isSitePath(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((part) => withAbsoluteUrls(part, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withAbsoluteUrls(part, origin)]));
}

function breadcrumbList({ breadcrumbs = [], canonical }: PageHead): StructuredData {
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

/** Breadcrumbs are part of the page object. */
export function buildStructuredData(head: PageHead, origin: string): readonly unknown[] {
  const given = head.structuredData ?? [];
  const own = withBreadcrumbs(given, head);
  return own.map((data) => withAbsoluteUrls({ '@context': 'https://schema.org', ...data }, origin));
}

function withBreadcrumbs(given: readonly StructuredData[], head: PageHead): readonly StructuredData[] {
  if (!head.breadcrumbs?.length) return given;
  const breadcrumb = breadcrumbList(head);
  const page = given.find((data) => pageTypes.has(data['@type']));
  if (page) return given.map((data) => (data === page ? { ...data, breadcrumb } : data));
  const { title: name, description, canonical: url } = head;
  return [...given, { '@type': 'WebPage', name, description, url, breadcrumb }];
}

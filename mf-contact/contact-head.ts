import type { BreadcrumbItem, PageHead, SiteInfo } from '@site/shell-contract';

export const CONTACT_BREADCRUMBS: readonly BreadcrumbItem[] = [{ label: 'Home', to: '/' }, { label: 'Contact Us' }];

const PATH = '/contact';

export function contactHead(site: SiteInfo): PageHead {
  const description = `Send ${site.name} a question, a correction or a suggestion about its unit converters. No account needed.`;
  return {
    title: 'Contact Us',
    description,
    canonical: PATH,
    image: 'contact',
    breadcrumbs: CONTACT_BREADCRUMBS,
  };
}

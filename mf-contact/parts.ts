import type { NavigationEntry, PlainForm, SitemapEntry } from '@site/shell-contract';

export const form: PlainForm = { page: '/contact', action: '/api/contact', done: '/contact?sent=1' };

export const navigation: readonly NavigationEntry[] = [
  { label: 'Contact Us', to: '/contact', places: { 'quick-links': { order: 5 }, sitemap: { order: 50 } } },
];

export const sitemap: readonly SitemapEntry[] = [{ path: '/contact' }];

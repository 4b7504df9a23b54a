import type { NavigationEntry } from '@site/shell-contract';

export const navigation: readonly NavigationEntry[] = [
  { label: 'Contact Us', to: '/contact', places: { 'quick-links': { order: 5 }, sitemap: { order: 50 } } },
];

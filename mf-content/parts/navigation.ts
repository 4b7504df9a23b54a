import type { NavigationEntry } from '@site/shell-contract';
import { articles } from '../articles/all-articles.ts';

export const navigation: readonly NavigationEntry[] = [
  ...articles.flatMap(({ label, path, navigation: places }) => (places ? [{ label, to: path, places }] : [])),
  { label: 'Sitemap', to: '/sitemap', places: { 'quick-links': { order: 4 } } },
];

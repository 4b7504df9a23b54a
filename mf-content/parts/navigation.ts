import type { NavigationEntry } from '@site/shell-contract';
import { articles } from '../all-articles.ts';

export const navigation: readonly NavigationEntry[] = [
  ...articles.map(({ label, path, navigation: places }) => ({ label, to: path, places })),
  { label: 'Sitemap', to: '/sitemap', places: { 'quick-links': { order: 4 } } },
];

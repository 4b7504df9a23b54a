import type { NavigationEntry } from '@site/shell-contract';

export const navigation: readonly NavigationEntry[] = [
  { label: 'Sample', to: '/sample', places: { more: { order: 90 }, 'quick-links': { order: 90 } } },
];

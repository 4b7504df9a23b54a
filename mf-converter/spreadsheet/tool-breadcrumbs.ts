import type { BreadcrumbItem } from '@site/shell-contract';

export function toolBreadcrumbs(label: string): readonly BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, { label: 'All Converters', to: '/all-converters' }, { label }];
}

import type { BreadcrumbItem } from '@site/shell-contract';

export function categoryBreadcrumbs(name: string): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, { label: name }];
}

import type { BreadcrumbItem } from '@site/shell-contract';

/** Home > page name. */
export function pageBreadcrumbs(label: string): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, { label }];
}

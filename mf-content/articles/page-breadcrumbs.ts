import type { BreadcrumbItem } from '@site/shell-contract';

/** Home > page name, or Home > page above > page name. */
export function pageBreadcrumbs(label: string, parent?: BreadcrumbItem): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, ...(parent ? [parent] : []), { label }];
}

import type { BreadcrumbItem } from '@site/shell-contract';

export const GUIDES_BREADCRUMB: BreadcrumbItem = { label: 'Conversion Guides', to: '/conversion-guides' };
export const SIZES_BREADCRUMB: BreadcrumbItem = { label: 'Size Charts', to: '/size-charts' };

/** Home > page name, or Home > page above > page name. */
export function pageBreadcrumbs(label: string, parent?: BreadcrumbItem): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, ...(parent ? [parent] : []), { label }];
}

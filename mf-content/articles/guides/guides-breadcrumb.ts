import type { BreadcrumbItem } from '@site/shell-contract';

/** The page above each of the guides for a purpose. */
export const GUIDES_BREADCRUMB: BreadcrumbItem = { label: 'Conversion Guides', to: '/conversion-guides' };

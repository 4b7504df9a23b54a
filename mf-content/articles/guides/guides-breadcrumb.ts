import type { BreadcrumbItem } from '@site/shell-contract';

export const GUIDES_BREADCRUMB: BreadcrumbItem = { label: 'Conversion Guides', to: '/conversion-guides' };

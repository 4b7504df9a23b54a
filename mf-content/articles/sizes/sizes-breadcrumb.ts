import type { BreadcrumbItem } from '@site/shell-contract';

export const SIZES_BREADCRUMB: BreadcrumbItem = { label: 'Size Charts', to: '/size-charts' };

import type { BreadcrumbItem } from '@site/shell-contract';

export function fromHome(...items: readonly BreadcrumbItem[]): readonly BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, ...items];
}

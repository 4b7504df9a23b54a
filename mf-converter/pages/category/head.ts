import type { Category } from '@site/api-contract';
import type { BreadcrumbItem, PageHead } from '@site/shell-contract';

export function categoryPageHead({ slug, name, description }: Category): PageHead {
  const canonical = `/category/${slug}`;
  return {
    title: `${name} Converters`,
    description,
    canonical,
    image: slug,
    breadcrumbs: categoryBreadcrumbs(name),
    structuredData: [{ '@type': 'CollectionPage', name: `${name} Converters`, description, url: canonical }],
  };
}

export function categoryBreadcrumbs(name: string): BreadcrumbItem[] {
  return [{ label: 'Home', to: '/' }, { label: name }];
}

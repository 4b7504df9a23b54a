import type { Category } from '@site/api-contract';
import type { PageHead } from '@site/shell-contract';
import { categoryBreadcrumbs } from './breadcrumbs.ts';

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

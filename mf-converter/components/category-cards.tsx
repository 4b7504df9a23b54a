import type { Category } from '@site/api-contract';
import { CardGrid, CardLink } from '@site/shell-contract';
import type { IconName } from '@site/shell-contract';

/** Categories as cards that lead to their pages. */
export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  return (
    <CardGrid>
      {categories.map(({ slug, name, icon, description }) => (
        <CardLink key={slug} to={`/category/${slug}`} title={name} icon={icon as IconName}>
          {description}
        </CardLink>
      ))}
    </CardGrid>
  );
}

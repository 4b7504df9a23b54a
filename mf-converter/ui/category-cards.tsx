import type { Category } from '@site/api-contract';
import { categoryIcons } from '@site/catalogue/category-icons';
import { CardGrid, CardLink } from '@site/shell-contract';
import { ShortCards } from './short-cards.ts';

export function CategoryCards({ categories, least = '15rem' }: { categories: readonly Category[]; least?: string }) {
  return (
    <ShortCards>
      <CardGrid least={least}>
        {categories.map(({ slug, name, icon, description }) => (
          <CardLink key={slug} to={`/category/${slug}`} title={name} icon={categoryIcons[icon]}>
            {description}
          </CardLink>
        ))}
      </CardGrid>
    </ShortCards>
  );
}

import { capitalize } from '@site/catalogue/capitalize';
import { Deferred, Skeleton, VisuallyHidden } from '@site/shell-contract';
import type { PageContext } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { belowIngredients } from '../../ingredients/ingredient-paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { IngredientForm } from './ingredient-form.tsx';
import type { IngredientPageData } from './load-ingredient.tsx';

interface IngredientPageProps extends IngredientPageData {
  tables: ReactNode;
}

export function IngredientPage({ ingredient, lead, units, asked, tables }: IngredientPageProps) {
  const name = capitalize(ingredient.name);
  return (
    <PageFrame breadcrumbs={belowIngredients(name)} heading={`${name}: cups to grams`} lead={lead}>
      <IngredientForm
        key={`${ingredient.id} ${asked.value} ${asked.from} ${asked.to}`}
        ingredient={ingredient}
        units={units}
        asked={asked}
      />
      <Deferred>{tables}</Deferred>
    </PageFrame>
  );
}

export function IngredientPending({ params: { ingredient = '' } }: Pick<PageContext, 'params'>) {
  const name = capitalize(ingredient.replaceAll('-', ' '));
  return (
    <PageFrame breadcrumbs={belowIngredients(name)} heading={`${name}: cups to grams`}>
      <VisuallyHidden role="status">Loading the ingredient</VisuallyHidden>
      <Skeleton height="14rem" />
      <Skeleton count={8} height="2.5rem" />
    </PageFrame>
  );
}

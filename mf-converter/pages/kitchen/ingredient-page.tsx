import { capitalize } from '@site/catalog/capitalize';
import { Deferred } from '@site/shell-contract';
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

import { capitalize } from '@site/catalogue/capitalize';
import { Breadcrumbs, Deferred, PageHeading, PageLayout, Skeleton, VisuallyHidden } from '@site/shell-contract';
import type { PageContext } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { SectionStack } from '../../ui/section-stack.ts';
import { belowIngredients } from '../../ingredients/ingredient-paths.ts';
import { IngredientForm } from './ingredient-form.tsx';
import type { IngredientPageData } from './load-ingredient.tsx';

interface IngredientPageProps extends IngredientPageData {
  tables: ReactNode;
}

export function IngredientPage({ ingredient, lead, units, asked, tables }: IngredientPageProps) {
  const name = capitalize(ingredient.name);
  return (
    <PageLayout>
      <Breadcrumbs items={belowIngredients(name)} />
      <PageHeading lead={lead}>{`${name}: cups to grams`}</PageHeading>
      <SectionStack>
        <IngredientForm
          key={`${ingredient.id} ${asked.value} ${asked.from} ${asked.to}`}
          ingredient={ingredient}
          units={units}
          asked={asked}
        />
        <Deferred>{tables}</Deferred>
      </SectionStack>
    </PageLayout>
  );
}

export function IngredientPending({ params: { ingredient = '' } }: Pick<PageContext, 'params'>) {
  const name = capitalize(ingredient.replaceAll('-', ' '));
  return (
    <PageLayout>
      <Breadcrumbs items={belowIngredients(name)} />
      <PageHeading>{`${name}: cups to grams`}</PageHeading>
      <VisuallyHidden role="status">Loading the ingredient</VisuallyHidden>
      <Skeleton height="14rem" />
      <Skeleton count={8} height="2.5rem" />
    </PageLayout>
  );
}

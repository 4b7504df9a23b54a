import { capitalize } from '@site/catalog/capitalize';
import { ingredientGroups } from '@site/catalog/ingredients/all-ingredients';
import { TABLESPOON } from '@site/catalog/ingredients/ingredient';
import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { kitchenNumber } from '@site/catalog/ingredients/ingredient-text';
import { weightOfCup } from '@site/catalog/ingredients/weigh';
import { DataTable, Link, Section } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { SectionStack } from '../../ui/section-stack.ts';
import { ingredientPath } from '../../ingredients/ingredient-paths.ts';
import { IngredientSources } from './ingredient-tables.tsx';

const GRAM = { id: 'g' };
const COLUMNS = [
  { label: 'Ingredient' },
  { label: 'Cup, g', figures: true },
  { label: 'Range, g', figures: true },
  { label: 'Tbsp, g', figures: true },
];

export function IngredientList() {
  return (
    <SectionStack>
      {ingredientGroups.map(({ name, ingredients }) => (
        <Section key={name} title={name}>
          <DataTable caption="A level US cup and tablespoon" columns={COLUMNS} rows={ingredients.map(formatRow)} />
        </Section>
      ))}
      <IngredientSources weights={ingredientGroups.flatMap(({ ingredients }) => ingredients.flatMap(listWeights))} />
    </SectionStack>
  );
}

const listWeights = ({ ways }: Ingredient) => ways.flatMap(({ weights }) => weights);

function formatRow(ingredient: Ingredient): ReactNode[] {
  const { usual, low, high } = weightOfCup(ingredient);
  const [least, most] = [kitchenNumber(low, GRAM), kitchenNumber(high, GRAM)];
  return [
    <Link to={ingredientPath(ingredient)}>{capitalize(ingredient.name)}</Link>,
    kitchenNumber(usual, GRAM),
    least === most ? least : `${least}–${most}`,
    kitchenNumber(usual * TABLESPOON, GRAM),
  ];
}

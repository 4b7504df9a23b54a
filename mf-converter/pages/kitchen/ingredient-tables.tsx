import { capitalize } from '@site/catalog/capitalize';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { ingredientGroups } from '@site/catalog/ingredients/all-ingredients';
import { TABLESPOON, type Ingredient, type Pieces, type PublishedWeight } from '@site/catalog/ingredients/ingredient';
import { kitchenNumber } from '@site/catalog/ingredients/ingredient-text';
import { kitchenUnit } from '@site/catalog/ingredients/kitchen-units';
import { ingredientSources } from '@site/catalog/ingredients/sources';
import { inUnit, measure, computeSize, weigh, weightOfCup } from '@site/catalog/ingredients/weigh';
import { DataTable, Link, Prose, Section, space } from '@site/shell-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionStack } from '../../ui/section-stack.ts';
import { SourceList } from '../../ui/source-list.tsx';
import { ingredientPath, RECIPE_PAGE } from '../../ingredients/ingredient-paths.ts';

export function IngredientTables({ ingredient }: { ingredient: Ingredient }) {
  return (
    <SectionStack>
      {ingredient.pieces && <PieceSizes pieces={ingredient.pieces} />}
      <CupsAndSpoons ingredient={ingredient} />
      <Grams ingredient={ingredient} />
      <PublishedWeights ingredient={ingredient} />
      <RelatedIngredients ingredient={ingredient} />
      <IngredientSources weights={listWeights(ingredient)} />
    </SectionStack>
  );
}

const Note = styled(Prose)`
  margin-top: ${space(4)};
`;

const SYSTEMS = [
  { label: 'US', cup: 'cup', tablespoon: 'tbsp', teaspoon: 'tsp' },
  { label: 'Metric', cup: 'cup-metric', tablespoon: 'tbsp-metric', teaspoon: 'tsp-metric' },
  { label: 'Australian', cup: 'cup-metric', tablespoon: 'tbsp-au', teaspoon: 'tsp-metric' },
  { label: 'Imperial', cup: 'cup-uk', tablespoon: 'tbsp-uk', teaspoon: 'tsp-uk' },
] as const;

const AMOUNTS: readonly (readonly [label: string, count: number, measure: 'cup' | 'tablespoon' | 'teaspoon'])[] = [
  ['2 cups', 2, 'cup'],
  ['1 cup', 1, 'cup'],
  ['3/4 cup', 3 / 4, 'cup'],
  ['2/3 cup', 2 / 3, 'cup'],
  ['1/2 cup', 1 / 2, 'cup'],
  ['1/3 cup', 1 / 3, 'cup'],
  ['1/4 cup', 1 / 4, 'cup'],
  ['1 tablespoon', 1, 'tablespoon'],
  ['1 teaspoon', 1, 'teaspoon'],
];

const GRAM = { id: 'g' };

const numericColumn = (label: string) => ({ label, figures: true });

function CupsAndSpoons({ ingredient }: { ingredient: Ingredient }) {
  const [{ how }] = ingredient.ways;
  const grams = (unit: UnitDefinition, count: number) =>
    kitchenNumber(weigh(ingredient, count * computeSize(unit)).usual, GRAM);
  const sticks = ingredient.isInSticks ? [['1 stick', grams(kitchenUnit('stick'), 1), '', '', '']] : [];
  return (
    <Section title={`Grams in cups and spoons of ${ingredient.name}`}>
      <DataTable
        caption={`In grams${how === undefined ? '' : `, ${how}`}`}
        columns={[{ label: 'Amount' }, ...SYSTEMS.map(({ label }) => numericColumn(label))]}
        rows={[
          ...AMOUNTS.map(([label, count, size]) => [
            label,
            ...SYSTEMS.map((system) => grams(kitchenUnit(system[size]), count)),
          ]),
          ...sticks,
        ]}
      />
      <Note>
        <p>
          A US cup is 236.6 milliliters, a metric or Australian cup 250, and an imperial cup 284.1. An Australian
          tablespoon is 20 milliliters, a metric one 15.
        </p>
      </Note>
    </Section>
  );
}

function PieceSizes({ pieces: { singular, plural, sizes } }: { pieces: Pieces }) {
  return (
    <Section title={`Grams in ${plural}`}>
      <DataTable
        caption="Without shell, skin, or core, from the USDA"
        columns={[{ label: 'Amount' }, numericColumn('Grams')]}
        rows={Object.entries(sizes).map(([size, grams]) => [
          `1 ${size} ${singular}`.replace('  ', ' '),
          kitchenNumber(grams, GRAM),
        ])}
      />
    </Section>
  );
}

const WEIGHTS = [25, 50, 100, 150, 200, 250, 300, 400, 500, 1000];

function Grams({ ingredient }: { ingredient: Ingredient }) {
  const units = ['cup', 'cup-metric', 'tbsp'].map(kitchenUnit);
  return (
    <Section title={`Grams of ${ingredient.name} in cups`}>
      <DataTable
        caption="In level cups and spoons"
        columns={['Grams', 'US cups', 'Metric cups', 'US tablespoons'].map(numericColumn)}
        rows={WEIGHTS.map((grams) => [
          String(grams),
          ...units.map((unit) => kitchenNumber(inUnit(measure(ingredient, grams), unit).usual, unit)),
        ])}
      />
    </Section>
  );
}

function PublishedWeights({ ingredient }: { ingredient: Ingredient }) {
  const rows = ingredient.ways.flatMap(({ how, weights }) =>
    weights.map((weight) => [
      capitalize(how ?? 'level'),
      kitchenNumber(weight.grams / weight.cups, GRAM),
      ingredientSources[weight.source].short,
    ]),
  );
  return (
    <Section title="Published figures">
      <DataTable
        caption="By source"
        columns={[{ label: 'How it’s measured' }, numericColumn('Grams in a US cup'), { label: 'Source' }]}
        rows={rows}
      />
    </Section>
  );
}

function RelatedIngredients({ ingredient }: { ingredient: Ingredient }) {
  const group = ingredientGroups.find(({ ingredients }) => ingredients.includes(ingredient));
  const related = group?.ingredients.filter(({ id }) => id !== ingredient.id) ?? [];
  return (
    <Section title="Other ingredients">
      <Prose>
        <p>
          {related.map((item) => (
            <span key={item.id}>
              <Link to={ingredientPath(item)}>{item.name}</Link>
              {', '}
            </span>
          ))}
          <Link to="/ingredients">all ingredients</Link>, or <Link to={RECIPE_PAGE}>a whole recipe</Link>
        </p>
      </Prose>
    </Section>
  );
}

function IngredientSources({ weights }: { weights: readonly PublishedWeight[] }) {
  return (
    <Section title="Sources">
      <Prose>
        <SourceList sources={[...new Set(weights.map(({ source }) => ingredientSources[source]))]} />
      </Prose>
    </Section>
  );
}

const LIST_COLUMNS = [{ label: 'Ingredient' }, ...['Cup, g', 'Range, g', 'Tbsp, g'].map(numericColumn)];

export function IngredientList() {
  return (
    <SectionStack>
      {ingredientGroups.map(({ name, ingredients }) => (
        <Section key={name} title={name}>
          <DataTable caption="A level US cup and tablespoon" columns={LIST_COLUMNS} rows={ingredients.map(listRow)} />
        </Section>
      ))}
      <IngredientSources weights={ingredientGroups.flatMap(({ ingredients }) => ingredients.flatMap(listWeights))} />
    </SectionStack>
  );
}

const listWeights = ({ ways }: Ingredient) => ways.flatMap(({ weights }) => weights);

function listRow(ingredient: Ingredient): ReactNode[] {
  const { usual, low, high } = weightOfCup(ingredient);
  const [least, most] = [kitchenNumber(low, GRAM), kitchenNumber(high, GRAM)];
  return [
    <Link to={ingredientPath(ingredient)}>{capitalize(ingredient.name)}</Link>,
    kitchenNumber(usual, GRAM),
    least === most ? least : `${least}–${most}`,
    kitchenNumber(usual * TABLESPOON, GRAM),
  ];
}

import { describe, expect, test } from '@jest/globals';
import { allIngredients, ingredientGroups } from './all-ingredients.ts';
import { findIngredient } from './find-ingredient.ts';
import { kitchenUnits } from './kitchen-units.ts';
import { ingredientSources } from './sources.ts';
import { US_CUP_ML } from './ingredient.ts';
import { measure, sizeOf, weigh, weightOfCup } from './weigh.ts';

const each = allIngredients.map((ingredient) => [ingredient.id, ingredient] as const);
const figures = allIngredients.flatMap(({ ways }) => ways.flatMap((way) => way.figures));

describe('the ingredients', () => {
  test('have unique addresses and names', () => {
    const ids = allIngredients.map(({ id }) => id);
    const names = allIngredients.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase()));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names).size).toBe(names.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id) || id === 'recipe')).toEqual([]);
  });

  test('are grouped, and every source is used', () => {
    expect(ingredientGroups.flatMap(({ ingredients }) => ingredients)).toEqual(allIngredients);
    expect([...new Set(figures.map(({ source }) => source))].toSorted()).toEqual(
      Object.keys(ingredientSources).toSorted(),
    );
  });

  test.each(each)('%s is found by each of its names', (_id, ingredient) => {
    for (const name of [ingredient.name, ...ingredient.aliases, ...ingredient.aliases.map((one) => one.toUpperCase())])
      expect({ name, found: findIngredient(name)?.ingredient.id }).toEqual({ name, found: ingredient.id });
  });

  test.each(each)('%s is found with each way of filling a cup', (_id, ingredient) => {
    for (const way of ingredient.ways.filter(({ how }) => how !== undefined))
      for (const text of [`${way.how} ${ingredient.name}`, `${ingredient.name} (${way.how})`])
        expect({ text, way: findIngredient(text)?.way }).toEqual({ text, way });
  });

  test.each(each)('%s weighs what food can weigh, and its sources agree', (_id, ingredient) => {
    const { usual, low, high } = weightOfCup(ingredient);
    expect(low).toBeGreaterThan(40);
    expect(high).toBeLessThan(350);
    expect(low).toBeLessThanOrEqual(usual);
    expect(usual).toBeLessThanOrEqual(high);
    for (const way of ingredient.ways) {
      const range = weightOfCup(ingredient, way);
      expect(range.high / range.low).toBeLessThan(way.how === undefined ? 1.4 : 1.25);
    }
  });

  test.each(each)('%s gives the same volume back', (_id, ingredient) => {
    for (const way of [undefined, ...ingredient.ways]) {
      const { usual, low, high } = measure(ingredient, weigh(ingredient, US_CUP_ML, way).usual, way);
      expect(usual).toBeCloseTo(US_CUP_ML, 6);
      expect(low).toBeLessThanOrEqual(usual + 1e-9);
      expect(high).toBeGreaterThanOrEqual(usual - 1e-9);
    }
  });
});

test('cups and spoons have their sizes', () => {
  const sizes = Object.fromEntries(
    kitchenUnits.flatMap(({ units }) => units.map((unit) => [unit.id, Number(sizeOf(unit).toFixed(4))])),
  );
  expect(sizes).toMatchObject({
    cup: 236.5882,
    tbsp: 14.7868,
    tsp: 4.9289,
    stick: 118.2941,
    'cup-metric': 250,
    'tbsp-metric': 15,
    'tsp-metric': 5,
    'tbsp-au': 20,
    'cup-uk': 284.1306,
    'tbsp-uk': 17.7582,
    'tsp-uk': 5.9194,
    dessertspoon: 10,
    g: 1,
    oz: 28.3495,
    lb: 453.5924,
  });
});

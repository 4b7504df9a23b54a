import { describe, expect, test } from '@jest/globals';
import { allIngredients, ingredientGroups } from './all-ingredients.ts';
import { findIngredient } from './find-ingredient.ts';
import { kitchenUnits } from './kitchen-units.ts';
import { ingredientSources } from './sources.ts';
import { US_CUP_ML } from './ingredient.ts';
import { measure, computeSize, weigh, weightOfCup } from './weigh.ts';

const weights = allIngredients.flatMap(({ ways }) => ways.flatMap((way) => way.weights));

describe('the ingredients', () => {
  test('have unique IDs and names', () => {
    const ids = allIngredients.map(({ id }) => id);
    const names = allIngredients.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase()));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(names).size).toBe(names.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id) || id === 'recipe')).toEqual([]);
  });

  test('belong to groups, and every source is cited', () => {
    expect(ingredientGroups.flatMap(({ ingredients }) => ingredients)).toEqual(allIngredients);
    expect([...new Set(weights.map(({ source }) => source))].toSorted()).toEqual(
      Object.keys(ingredientSources).toSorted(),
    );
  });

  test('are found by every name, with every way of filling a cup', () => {
    const wrong = allIngredients.flatMap(({ id, name, aliases, ways }) => [
      ...[name, ...aliases, ...aliases.map((one) => one.toUpperCase())].filter(
        (text) => findIngredient(text)?.ingredient.id !== id,
      ),
      ...ways
        .filter(({ how }) => how !== undefined)
        .flatMap((way) =>
          [`${way.how} ${name}`, `${name} (${way.how})`].filter((text) => findIngredient(text)?.way !== way),
        ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('have plausible weights on which their sources agree', () => {
    const wrong = allIngredients.filter((ingredient) => {
      const { usual, low, high } = weightOfCup(ingredient);
      const isLikely = 20 < low && low <= usual && usual <= high && high < 350;
      return (
        !isLikely ||
        ingredient.ways.some((way) => {
          const range = weightOfCup(ingredient, way);
          return range.high / range.low >= 1.45;
        })
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('convert from volume to weight and back unchanged', () => {
    for (const ingredient of allIngredients)
      for (const way of [undefined, ...ingredient.ways]) {
        const { usual, low, high } = measure(ingredient, weigh(ingredient, US_CUP_ML, way).usual, way);
        expect([ingredient.id, usual]).toEqual([ingredient.id, expect.closeTo(US_CUP_ML, 6)]);
        expect([ingredient.id, low <= usual + 1e-9 && usual - 1e-9 <= high]).toEqual([ingredient.id, true]);
      }
  });
});

test('cups and spoons have the correct sizes', () => {
  const sizes = Object.fromEntries(
    kitchenUnits.flatMap(({ units }) => units.map((unit) => [unit.id, Number(computeSize(unit).toFixed(4))])),
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

import { expect, test } from '@jest/globals';
import type { CategoryAbout } from '@site/catalogue/category-schema';
import { loadUnits } from '@site/catalogue/load-category';
import { parseInput } from '../converter-state.ts';
import { comparisonOf } from './comparison-of.ts';

async function compared(category: string, id: string, text: string, example: string) {
  const units = await loadUnits(category);
  const about = { [id]: { examples: [{ label: 'the example', quantity: example }] } } as unknown as CategoryAbout;
  return comparisonOf(
    parseInput(text).value,
    units.find((unit) => unit.id === id)!,
    units,
    about,
  );
}

test.each([
  ['33', undefined],
  ['34', 'About a third of the example'],
  ['40', 'About 40% of the example'],
  ['50', 'About half of the example'],
  ['60', 'About 60% of the example'],
  ['66', 'About two thirds of the example'],
  ['75', 'About three quarters of the example'],
  ['90', 'A little less than the example'],
  ['98', 'About the same as the example'],
  ['102', 'About the same as the example'],
  ['110', 'A little more than the example'],
  ['150', 'About one and a half times the example'],
  ['200', 'About twice the example'],
  ['250', 'About two and a half times the example'],
  ['300', 'About three times the example'],
  ['301', undefined],
])('%s m next to 100 m: %s', async (text, relation) => {
  const comparison = await compared('length', 'm', text, '100');
  expect(comparison?.replace(' (100 m)', '')).toBe(relation);
});

test.each([
  ['11.9', undefined],
  ['12', 'A little cooler than the example'],
  ['19.4', 'A little cooler than the example'],
  ['19.5', 'About the same as the example'],
  ['20.5', 'About the same as the example'],
  ['20.6', 'A little warmer than the example'],
  ['28', 'A little warmer than the example'],
  ['28.1', undefined],
])('%s °C next to 20 °C: %s', async (text, relation) => {
  const comparison = await compared('temperature', 'C', text, '20');
  expect(comparison?.replace(' (20 °C)', '')).toBe(relation);
});

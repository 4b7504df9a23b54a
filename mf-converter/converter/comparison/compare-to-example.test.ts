import { expect, test } from '@jest/globals';
import type { CategoryAbout } from '@site/catalog/category-schema';
import { loadAbout } from '@site/catalog/load-about';
import { loadUnits } from '@site/catalog/load-units';
import { categories } from '@site/catalog/categories';
import { parseQuantity } from '../quantity.ts';
import { compareToExample } from './compare-to-example.ts';

async function compared(category: string, text: string, id: string, toId = id) {
  const [units, about] = await Promise.all([loadUnits(category), loadAbout(category)]);
  const [from, to] = [id, toId].map((unitId) => units.find((unit) => unit.id === unitId)!);
  return compareToExample(parseQuantity({ text }).value, { from: from!, to: to! }, about);
}

test.each([
  ['length', '2', 'm', 'About the same as a door’s height'],
  ['length', '100', 'm', 'That’s the 100-meter dash.'],
  ['temperature', '37', 'C', 'About the same as normal body temperature'],
  ['temperature', '98', 'F', 'About the same as normal body temperature'],
  ['temperature', '23', 'C', 'A little warmer than a comfortable room temperature (20 °C)'],
  ['temperature', '-3', 'C', 'A little cooler than the freezing point of water (0 °C)'],
  ['temperature', '-100', 'C', undefined],
  ['fuel-economy', '27', 'mpg-us', 'About the same as the average new car in the US'],
] as const)('compares a %s of %s %s: “%s”', async (category, text, id, comparison) =>
  expect(await compared(category, text, id)).toBe(comparison),
);

test.each([
  ['weight', '32', 'kg', 'lb', /^(?!.*\bst\b)/],
  ['pressure', '30', 'psi', 'bar', /^.{1,55}$/],
])(
  'compares a %s of %s %s in short sentences that use only that unit and %s',
  async (category, text, from, to, short) => expect((await compared(category, text, from, to)) ?? '-').toMatch(short),
);

test.each(['0', '-5', '1e300', '1e-300'])('finds no comparison for %s meters', async (text) =>
  expect(await compared('length', text, 'm')).toBe(undefined),
);

test('finds comparisons in every category, all of which begin with “About”, “A little”, or “That’s”', async () => {
  for (const { slug } of categories) {
    const [units, about] = await Promise.all([loadUnits(slug), loadAbout(slug)]);
    const found = units.flatMap((from) =>
      units.flatMap((to) =>
        ['1', '5', '30', '200'].map((text) => compareToExample(parseQuantity({ text }).value, { from, to }, about)),
      ),
    );
    expect(found.filter((text) => text !== undefined).length).toBeGreaterThan(0);
    for (const text of found) expect(text ?? 'About').toMatch(/^(About|A little|That’s) .*|^About$/);
  }
});

async function relationTo(category: string, id: string, text: string, example: string) {
  const units = await loadUnits(category);
  const about = { [id]: { examples: [{ label: 'the example', quantity: example }] } } as unknown as CategoryAbout;
  const unit = units.find((unit) => unit.id === id)!;
  return compareToExample(parseQuantity({ text }).value, { from: unit, to: unit }, about);
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
])('describes %s m compared with 100 m as “%s”', async (text, relation) => {
  const comparison = await relationTo('length', 'm', text, '100');
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
])('describes %s °C compared with 20 °C as “%s”', async (text, relation) => {
  const comparison = await relationTo('temperature', 'C', text, '20');
  expect(comparison?.replace(' (20 °C)', '')).toBe(relation);
});

import { loadUnits } from '@site/catalog/load-units';
import { expect, test } from '@jest/globals';
import { groupConversions } from './conversion-groups.tsx';

test('a group keeps the order of its conversions, and a unit without conversions has none', async () => {
  const units = await loadUnits('temperature');
  const conversions = ['K', 'F', 'unknown'].map((toUnit) => ({ fromUnit: 'C', toUnit }));
  expect(groupConversions(conversions, units, {}).map(({ links }) => links.map(({ slug }) => slug))).toEqual([
    ['celsius-to-kelvin', 'celsius-to-fahrenheit'],
  ]);
});

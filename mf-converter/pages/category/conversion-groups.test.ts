import { loadUnits } from '@site/catalog/load-units';
import { expect, test } from '@jest/globals';
import { groupConversions } from './conversion-groups.tsx';

test('conversions keep their order within a group, and a unit without conversions has no group', async () => {
  const units = await loadUnits('temperature');
  const conversions = ['K', 'F', 'unknown'].map((toUnit) => ({ fromUnit: 'C', toUnit }));
  expect(groupConversions(conversions, units, {}).map(({ links }) => links.map(({ slug }) => slug))).toEqual([
    ['celsius-to-kelvin', 'celsius-to-fahrenheit'],
  ]);
});

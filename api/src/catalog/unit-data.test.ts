import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { UnitData } from '@site/api-contract';
import { unitDataSchema } from '@site/api-contract';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { useApi } from '../testing/start-api.ts';

const api = useApi({ LOG_LEVEL: 'error' });

const FILE = '/api/data/units.v1.json';
const read = async (path: string) => (await fetch(api.url + path)).text();

test('the file lists every unit with a definition, a source, and an exact factor', async () => {
  const data = JSON.parse(await read(FILE)) as UnitData;
  expect(unitDataSchema.parse(data)).toEqual(data);
  const all = allCategoryUnits.flatMap(({ category, units }) => units.map(({ id }) => `${category} ${id}`));
  expect(data.units.map(({ category, id }) => `${category} ${id}`)).toEqual(all);
  expect(data.units.filter(({ definition, authority }) => !definition.endsWith('.') || authority === '')).toEqual([]);
  expect(data.units.find(({ id }) => id === 'F')?.toBase).toEqual({
    unit: 'K',
    numerator: '5',
    denominator: '9',
    offset: '459.67',
  });
});

test('the checksum matches the file and is in sha256sum format', async () => {
  const digest = createHash('sha256')
    .update(await read(FILE))
    .digest('hex');
  expect(await read(`${FILE}.sha256`)).toBe(`${digest}  units.v1.json\n`);
});

test("the file contains this repository's license and no date", async () => {
  const text = await read(FILE);
  const license = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
  const { format, license: named } = JSON.parse(text) as UnitData;
  expect([format, named.spdx]).toEqual([1, 'MIT']);
  expect(license.split('\n')).toContain(named.copyright);
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
});

test('GET /api/units returns the same units as the file', async () => {
  const { units } = JSON.parse(await read(FILE)) as UnitData;
  expect(JSON.parse(await read('/api/units'))).toEqual(units);
});

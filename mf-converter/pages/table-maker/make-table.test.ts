import { expect, test } from '@jest/globals';
import { findUnit } from '@site/catalog/engine/find-unit';
import { rationalFromDecimal } from '@site/catalog/engine/rational';
import { loadUnits } from '@site/catalog/load-units';
import { makeTable } from './make-table.ts';

async function tableOf(category: string, [from, ...to]: string[], [first, last, step]: string[], rounding = '') {
  const units = await loadUnits(category);
  return makeTable({
    from: findUnit(from!, units)!,
    to: to.map((id) => findUnit(id, units)!),
    first: rationalFromDecimal(first!),
    last: rationalFromDecimal(last!),
    step: rationalFromDecimal(step!),
    rounding,
  });
}

test.each([
  [
    'a row for each step and a column for each unit',
    'length ft m in',
    '0 1 0.5',
    '',
    ['0 0 0', '0.5 0.1524 6', '1 0.3048 12'],
  ],
  ['tenths that add up exactly', 'length m mm', '0 0.3 0.1', '', ['0 0', '0.1 100', '0.2 200', '0.3 300']],
  ['no row after the last value', 'length m cm', '1 2 0.4', '', ['1 100', '1.4 140', '1.8 180']],
  ['falling values', 'temperature c f', '10 -10 10', 'd1', ['10 50.0', '0 32.0', '-10 14.0']],
  ['a dash for a value without a counterpart', 'fuel-economy mpg l-100km', '0 20 20', 'd2', ['0 –', '20 11.76']],
])('a table has %s', async (_, units, steps, rounding, rows) => {
  const [category = '', ...ids] = units.split(' ');
  expect(await tableOf(category, ids, steps.split(' '), rounding)).toEqual({
    ok: true,
    rows: rows.map((row) => row.split(' ')),
  });
});

test('a table with a step of 0 or too many rows is rejected', async () => {
  expect(await tableOf('length', ['m', 'cm'], ['0', '1', '0'])).toEqual({
    ok: false,
    problem: 'Enter a step other than 0',
  });
  expect(await tableOf('length', ['m', 'cm'], ['0', '1000', '1'])).toMatchObject({ ok: false });
  expect(await tableOf('length', ['m', 'cm'], ['1', '1000', '1'])).toMatchObject({ ok: true });
});

import { describe, expect, test } from '@jest/globals';
import { findUnit } from '@site/catalogue/engine/find-unit';
import { rationalFromDecimal } from '@site/catalogue/engine/rational';
import { loadUnits } from '@site/catalogue/load-category';
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

describe('a table of conversions', () => {
  test('has a row for each step and a column for each unit', async () => {
    expect(await tableOf('length', ['ft', 'm', 'in'], ['0', '1', '0.5'])).toEqual({
      ok: true,
      rows: [
        ['0', '0', '0'],
        ['0.5', '0.1524', '6'],
        ['1', '0.3048', '12'],
      ],
    });
  });

  test('steps of a tenth add up exactly', async () => {
    const table = await tableOf('length', ['m', 'cm'], ['0', '1', '0.1']);
    expect(table.ok && table.rows.map(([value]) => value)).toEqual(
      '0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1'.split(' '),
    );
  });

  test('ends before the last value if the steps don’t meet it', async () => {
    const table = await tableOf('length', ['m', 'cm'], ['1', '2', '0.4']);
    expect(table.ok && table.rows.map(([value]) => value)).toEqual(['1', '1.4', '1.8']);
  });

  test('counts down from a higher first value, with a step of either sign', async () => {
    const table = await tableOf('temperature', ['c', 'f'], ['10', '-10', '10'], 'd1');
    expect(table).toEqual({
      ok: true,
      rows: [
        ['10', '50.0'],
        ['0', '32.0'],
        ['-10', '14.0'],
      ],
    });
  });

  test('shows a dash for a value without a counterpart', async () => {
    const table = await tableOf('fuel-economy', ['mpg', 'l-100km'], ['0', '20', '20'], 'd2');
    expect(table).toEqual({
      ok: true,
      rows: [
        ['0', '–'],
        ['20', '11.76'],
      ],
    });
  });

  test('refuses a step of 0 and too many rows', async () => {
    expect(await tableOf('length', ['m', 'cm'], ['0', '1', '0'])).toEqual({
      ok: false,
      problem: 'Enter a step other than 0',
    });
    expect(await tableOf('length', ['m', 'cm'], ['0', '1000', '1'])).toMatchObject({ ok: false });
    expect(await tableOf('length', ['m', 'cm'], ['1', '1000', '1'])).toMatchObject({ ok: true });
  });
});

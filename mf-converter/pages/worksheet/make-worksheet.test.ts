import { expect, test } from '@jest/globals';
import { findUnit } from '@site/catalog/engine/find-unit';
import { loadUnits } from '@site/catalog/load-units';
import { significantFigures } from '../../factor-label/significant-figures.ts';
import { solve, makeWorksheet, type WorksheetPlan } from './make-worksheet.ts';

async function buildPlan(category: string, from: string, to: string, more: Partial<WorksheetPlan> = {}) {
  const units = await loadUnits(category);
  const [first, second] = [findUnit(from, units)!, findUnit(to, units)!];
  return { from: first, to: second, units, level: 'whole' as const, count: 20, seed: 1, ...more };
}

test('a seed always produces the same worksheet, because teachers save its URL, and a new seed produces a new one', async () => {
  const plan = await buildPlan('length', 'ft', 'm', { count: 5 });
  expect(makeWorksheet(plan).map(({ value }) => value)).toEqual(['61', '59', '93', '67', '49']);
  expect(makeWorksheet({ ...plan, seed: 2 })).not.toEqual(makeWorksheet(plan));
});

test('every value is unique, and all of its digits are significant', async () => {
  for (const [level, digits] of [
    ['whole', 2],
    ['decimal', 3],
  ] as const) {
    const problems = makeWorksheet(await buildPlan('length', 'ft', 'm', { level, count: 30 }));
    expect(new Set(problems.map(({ value }) => value)).size).toBe(30);
    expect(new Set(problems.map(({ value }) => significantFigures(value)))).toEqual(new Set([digits]));
  }
});

test('an answer has as many significant digits as its value', async () => {
  const { from, to } = await buildPlan('length', 'mi', 'km');
  expect(solve('5.0', from, to)).toEqual({ value: '5.0', answer: '8.0', isExact: false });
  expect(solve('12', from, to).answer).toBe('19');
});

test('temperatures are typical for weather and kitchens, with one decimal in the answer', async () => {
  const plan = await buildPlan('temperature', 'f', 'c');
  for (const { value } of makeWorksheet(plan)) {
    expect(Number(value)).toBeGreaterThanOrEqual(-4);
    expect(Number(value)).toBeLessThanOrEqual(248);
  }
  expect(solve('212', plan.from, plan.to)).toEqual({ value: '212', answer: '100.0', isExact: true });
});

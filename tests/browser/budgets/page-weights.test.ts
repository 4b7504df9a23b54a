import { expect, test } from '../visitor.ts';
import { fault, weighSite } from './check-budgets.ts';

test('each kind of page and each script is within the upper and lower limits of its budget', async ({ baseURL }) => {
  const weighed = await weighSite(baseURL ?? '');
  expect(weighed.flatMap((one) => fault(one) ?? [])).toEqual([]);
  const kept = { what: 'A page', bytes: 1000, budget: 1000, tolerance: 0.02 };
  expect(fault(kept)).toBeUndefined();
  expect(fault({ ...kept, bytes: 1021 })).toContain('leave something out');
  expect(fault({ ...kept, bytes: 979 })).toContain('nothing is missing');
  expect(fault({ ...kept, limit: 999 })).toContain('never');
});

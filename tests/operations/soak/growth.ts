import { median } from '../../support/median.ts';

/** Relative growth from the third to the last quarter of the samples. Medians ignore single peaks. */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  const last = median(samples.slice(-quarter));
  const third = median(samples.slice(-2 * quarter, -quarter));
  return last / third - 1;
}

/**
 * A sample of the cases: one in `oneIn`, or all of them with `EVERY_CASE=1`. Which ones depends on SAMPLE_SEED, which `npm test` sets to the number
 * of the day and prints, so that all cases are run within some days and a failure can be repeated. Two tests that give different values of `from`
 * take different cases.
 */
export function sampleOf<Case>(cases: readonly Case[], oneIn: number, from = 0): Case[] {
  if (process.env['EVERY_CASE'] === '1') return [...cases];
  const first = (from + sampleSeed()) % oneIn;
  const sample = cases.filter((_case, place) => place % oneIn === first);
  // A short list may have no case at that place.
  return sample.length > 0 ? sample : cases.slice(0, 1);
}

/** A whole number; 0 where a test is run by itself. */
function sampleSeed(): number {
  const seed = Number(process.env['SAMPLE_SEED'] ?? 0);
  if (!Number.isInteger(seed) || seed < 0) throw new Error('SAMPLE_SEED must be a whole number, 0 or more.');
  return seed;
}

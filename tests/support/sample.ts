const DAY_MS = 86_400_000;

/** Chosen once for a run: Jest's and Playwright's configuration put it into the environment, which their workers inherit. */
export function sampleSeed(environment: NodeJS.ProcessEnv = process.env, now = Date.now()): number {
  const given = Number(environment['SAMPLE_SEED'] ?? Number.NaN);
  return Number.isSafeInteger(given) && given >= 0 ? given : Math.floor(now / DAY_MS);
}

/**
 * One in so many of the cases, others each day, so that all of them run within some days. `SAMPLE_SEED` repeats the choice of a run, which prints it;
 * `EVERY_CASE=1` takes all cases. Two tests that begin at different places look at different cases.
 */
export function sampleOf<Case>(cases: readonly Case[], oneIn: number, from = 0, seed = sampleSeed()): Case[] {
  if (process.env['EVERY_CASE'] === '1') return [...cases];
  // A list shorter than the distance between two choices still has one case in each sample.
  const step = Math.max(1, Math.min(oneIn, cases.length));
  return cases.filter((_case, place) => place % step === (from + seed) % step);
}

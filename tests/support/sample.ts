const DAY_MS = 86_400_000;

/** The configurations of Jest and Playwright set the seed once per run for all workers. */
export function sampleSeed(environment: NodeJS.ProcessEnv = process.env, now = Date.now()): number {
  const given = Number(environment['SAMPLE_SEED'] ?? Number.NaN);
  return Number.isSafeInteger(given) && given >= 0 ? given : Math.floor(now / DAY_MS);
}

/**
 * Selects one in `oneIn` cases. The selection changes daily. `SAMPLE_SEED` repeats a selection, and `EVERY_CASE=1`
 * selects all cases. `from` shifts the selection.
 */
export function getSample<Case>(cases: readonly Case[], oneIn: number, from = 0, seed = sampleSeed()): Case[] {
  if (process.env['EVERY_CASE'] === '1') return [...cases];
  // A short list always keeps one case.
  const step = Math.max(1, Math.min(oneIn, cases.length));
  return cases.filter((_case, place) => place % step === (from + seed) % step);
}

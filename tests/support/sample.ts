const DAY_MS = 86_400_000;

/** Chosen once per run: the configurations of Jest and Playwright set it for their workers. */
export function sampleSeed(environment: NodeJS.ProcessEnv = process.env, now = Date.now()): number {
  const given = Number(environment['SAMPLE_SEED'] ?? Number.NaN);
  return Number.isSafeInteger(given) && given >= 0 ? given : Math.floor(now / DAY_MS);
}

/**
 * Selects one in `oneIn` cases, which change daily. `SAMPLE_SEED` repeats a selection, and `EVERY_CASE=1` selects all.
 * `from` shifts the selection.
 */
export function getSample<Case>(cases: readonly Case[], oneIn: number, from = 0, seed = sampleSeed()): Case[] {
  if (process.env['EVERY_CASE'] === '1') return [...cases];
  // Keeps one case for short lists.
  const step = Math.max(1, Math.min(oneIn, cases.length));
  return cases.filter((_case, place) => place % step === (from + seed) % step);
}

const isComplete = process.env['EVERY_CASE'] === '1';

/**
 * Selects one in `oneIn` cases, which change with SAMPLE_SEED, or all cases if EVERY_CASE=1. `from` shifts the
 * selection.
 */
export function sample<Case>(cases: readonly Case[], oneIn: number, from = 0): readonly Case[] {
  const shift = from + Number(process.env['SAMPLE_SEED'] ?? 0);
  return isComplete ? cases : cases.filter((_case, place) => (place + shift) % oneIn === 0);
}

export const RUNS = isComplete ? 2000 : 200;

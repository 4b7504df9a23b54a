import { median } from '../../support/median.ts';

/** Each round runs all contestants, so that other load affects all. The result is the median. */
const ROUNDS = 7;
const ROUND_MS = 150;
/** Runs per clock read, which costs as much as a multiplication. */
const BLOCK = 64;

/** Runs per second, by name. Uses each result, so that the compiler cannot drop the call. */
export function runsPerSecond<Name extends string>(
  functions: Readonly<Record<Name, () => unknown>>,
): Record<Name, number> {
  const names = Object.keys(functions) as Name[];
  const rounds = Array.from({ length: ROUNDS + 1 }, () => names.map((name) => speedOf(functions[name])));
  // The first one warms up.
  const measured = rounds.slice(1);
  return Object.fromEntries(names.map((name, at) => [name, median(measured.map((round) => round[at]!))])) as Record<
    Name,
    number
  >;
}

let looked: unknown;

function speedOf(run: () => unknown): number {
  const begun = performance.now();
  let runs = 0;
  for (; performance.now() - begun < ROUND_MS; runs += BLOCK) for (let at = 0; at < BLOCK; at += 1) looked = run();
  if (looked === undefined) throw new Error('The measured function returned nothing');
  return (runs / (performance.now() - begun)) * 1000;
}

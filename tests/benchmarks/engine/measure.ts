/** Of how many rounds the median is taken; all contestants run once in each, so that what else the machine does meets all of them. */
const ROUNDS = 7;
const ROUND_MS = 150;
/** Runs between two looks at the clock, which costs as much as a multiplication. */
const BLOCK = 64;

/**
 * How often each of the functions runs in a second, by name: medians of rounds in turn. What a function returns is
 * looked at, so that no compiler leaves it out.
 */
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
  if (looked === undefined) throw new Error('What is measured returned nothing');
  return (runs / (performance.now() - begun)) * 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

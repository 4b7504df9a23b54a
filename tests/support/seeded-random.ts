/**
 * Returns a function for numbers from 0 to 1, from the linear congruential generator of Numerical Recipes. Prints its seed.
 * @param variable a setting that repeats a run, such as `KILL_SEED=NUMBER`
 */
export function seededRandom(variable: string): () => number {
  let seed = Number(process.env[variable] ?? Date.now() % 2 ** 31) >>> 0;
  console.log(`${variable}=${seed}`);
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

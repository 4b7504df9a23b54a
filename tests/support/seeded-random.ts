/**
 * Prints the seed, and returns a generator of numbers from 0 to 1 (the linear congruential generator of Numerical
 * Recipes).
 * @param variable the environment variable that sets the seed, such as `KILL_SEED`
 */
export function seededRandom(variable: string): () => number {
  let seed = Number(process.env[variable] ?? Date.now() % 2 ** 31) >>> 0;
  console.log(`${variable}=${seed}`);
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

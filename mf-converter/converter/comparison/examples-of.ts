import { loadAbout } from '@site/catalogue/load-about';
import type { CategoryAbout } from '@site/catalogue/category-schema';

const loads = new Map<string, Promise<CategoryAbout>>();

/** Returns the same promise on each call, for `use`. */
export function examplesOf(category: string): Promise<CategoryAbout> {
  const load = loads.get(category) ?? loadAbout(category);
  loads.set(category, load);
  load.then(
    // React reads these without suspending, which the server could not wait for.
    (value) => Object.assign(load, { status: 'fulfilled', value }),
    () => loads.delete(category),
  );
  return load;
}

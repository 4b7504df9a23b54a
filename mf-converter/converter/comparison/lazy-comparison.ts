import { lazyHydrate } from '@site/shell-contract';

const LazyComparison = lazyHydrate(async () => (await import('./comparison.tsx')).Comparison);

/** Rendered on the server. `load` also loads the category's examples. */
export const Comparison = Object.assign(LazyComparison, {
  loadFor: async (category: string) => {
    const [{ examplesOf }] = await Promise.all([import('./examples-of.ts'), LazyComparison.load()]);
    await examplesOf(category);
  },
});

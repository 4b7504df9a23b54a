import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';

const LazyComparison = lazyHydrate(async () => (await import('./comparison.tsx')).Comparison, isOtherFormatChosen);

/** Rendered on the server. `load` also loads the category's examples. */
export const Comparison = Object.assign(LazyComparison, {
  loadFor: async (category: string) => {
    const [{ examplesOf }] = await Promise.all([import('./examples-of.ts'), LazyComparison.load()]);
    await examplesOf(category);
  },
});

import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';

export const ResultButtons = lazyHydrate(
  async () => (await import('./result-buttons.tsx')).ResultButtons,
  isOtherFormatChosen,
);

const loadComparisonCode = () => import('../comparison/comparison.tsx');

export const Comparison = lazyHydrate(async () => (await loadComparisonCode()).Comparison, isOtherFormatChosen);

/** For a page's `load`. Comparisons also need the category's examples. */
export async function loadFieldParts(category: string): Promise<void> {
  const [{ examplesOf }] = await Promise.all([loadComparisonCode(), Comparison.load(), ResultButtons.load()]);
  await examplesOf(category);
}

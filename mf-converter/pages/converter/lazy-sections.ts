import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';

const loadTyped = () => import('./typed-sections.ts');

export const Explanation = lazyHydrate(async () => (await loadTyped()).Explanation, isOtherFormatChosen);
export const AroundTable = lazyHydrate(async () => (await loadTyped()).AroundTable, isOtherFormatChosen);

export const ConversionNotFound = lazyHydrate(
  async () => (await import('./conversion-not-found.tsx')).ConversionNotFound,
  () => true,
);

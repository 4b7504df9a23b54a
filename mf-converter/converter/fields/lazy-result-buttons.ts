import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../../format/visitor-format.ts';

export const ResultButtons = lazyHydrate(
  async () => (await import('./result-buttons.tsx')).ResultButtons,
  isOtherFormatChosen,
);

import { lazyHydrate } from '@site/shell-contract';
import { isOtherFormatChosen } from '../format/visitor-format.ts';

export const UnitsCard = lazyHydrate(async () => (await import('./units-card.tsx')).UnitsCard, isOtherFormatChosen);

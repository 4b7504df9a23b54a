import { lazyHydrate } from '@site/shell-contract';
import { isServedOtherwise } from '../format/visitor-format.ts';

export const UnitsCard = lazyHydrate(async () => (await import('./units-card.tsx')).UnitsCard, isServedOtherwise);

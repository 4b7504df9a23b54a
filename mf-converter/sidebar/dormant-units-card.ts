import { dormant } from '@site/shell-contract';
import { isServedOtherwise } from '../format/visitor-format.ts';

export const UnitsCard = dormant(async () => (await import('./units-card.tsx')).UnitsCard, isServedOtherwise);

import { dormant } from '@site/shell-contract';

export const UnitsCard = dormant(async () => (await import('./units-card.tsx')).UnitsCard);

import { lazyHydrate } from '@site/shell-contract';

export const ResultButtons = lazyHydrate(async () => (await import('./result-buttons.tsx')).ResultButtons);

import { lazyHydrate } from '@site/shell-contract';

/** Until the first interaction, it is a plain form. */
export const FindAConverter = lazyHydrate(async () => (await import('./find-a-converter.tsx')).FindAConverter);

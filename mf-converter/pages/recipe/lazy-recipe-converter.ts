import { lazyHydrate } from '@site/shell-contract';

export const RecipeConverter = lazyHydrate(async () => (await import('./recipe-converter.tsx')).RecipeConverter);

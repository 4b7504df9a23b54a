import { dormant } from '@site/shell-contract';

export const RecipeConverter = dormant(async () => (await import('./recipe-converter.tsx')).RecipeConverter);

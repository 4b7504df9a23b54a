import type { BreadcrumbItem } from '@site/shell-contract';
import { ALL_INGREDIENTS } from './ingredient-paths.ts';

const HOME: BreadcrumbItem = { label: 'Home', to: '/' };
const LABEL = 'Cups to Grams';

export const INGREDIENTS_BREADCRUMBS: readonly BreadcrumbItem[] = [HOME, { label: LABEL }];

export function belowIngredients(label: string): readonly BreadcrumbItem[] {
  return [HOME, { label: LABEL, to: ALL_INGREDIENTS }, { label }];
}

import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { searchable } from './find-pairs.ts';

/** Every unit of the site with its spellings. Weighs as much as all units: loaded when somebody searches. */
export const allCategories = searchable(allCategoryUnits);

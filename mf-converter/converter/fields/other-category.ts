import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { unitNamed } from '@site/catalogue/phrases/read-quantity';

/** The category that has a unit of this name. */
export function categoryOfUnit(name: string): string | undefined {
  return allCategoryUnits.find(({ units }) => unitNamed(name, units) !== undefined)?.category;
}

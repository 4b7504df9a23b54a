import { allCategoryUnits } from '@site/catalogue/units/all-units';
import { unitNamed } from '@site/catalogue/phrases/read-quantity';

export function categoryOfUnit(name: string): string | undefined {
  return allCategoryUnits.find(({ units }) => unitNamed(name, units) !== undefined)?.category;
}

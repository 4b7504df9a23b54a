import { loadUnits } from '@site/catalogue/load-category';
import { queryOptions } from '@site/shell-contract';

/** A category's units with their exact definitions; an empty list for an unknown category. */
export function unitDefinitionsQuery(category: string) {
  return queryOptions({ queryKey: ['unit-definitions', category], queryFn: () => loadUnits(category) });
}

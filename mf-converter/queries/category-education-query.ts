import { loadEducation } from '@site/catalogue/load-category';
import { queryOptions } from '@site/shell-contract';

/** On a first view the text comes as HTML, and the data stays on the server. */
export function categoryEducationQuery(category: string) {
  return queryOptions({
    queryKey: ['category-education', category],
    queryFn: async () => (await loadEducation(category)) ?? null,
    meta: { serverOnly: true },
  });
}

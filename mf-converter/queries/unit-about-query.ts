import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { loadAbout } from '@site/catalogue/load-category';
import { queryOptions } from '@site/shell-contract';

/** What the site tells about a unit; a page keeps that of its two units only. */
export function unitAboutQuery({ category, id }: UnitDefinition) {
  return queryOptions({
    queryKey: ['unit-about', category, id],
    queryFn: async () => (await loadAbout(category))[id] ?? null,
    meta: { serverOnly: true },
  });
}

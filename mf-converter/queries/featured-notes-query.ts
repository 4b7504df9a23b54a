import { featuredConversion } from '@site/catalogue/featured';
import { queryOptions } from '@site/shell-contract';

/** The dedicated text of a featured conversion; nothing is loaded for the others. */
export function featuredNotesQuery(slug: string) {
  return queryOptions({
    queryKey: ['featured-notes', slug],
    queryFn: async () => (await import('@site/catalogue/featured-notes')).featuredNotes[slug] ?? [],
    enabled: featuredConversion(slug) !== undefined,
    meta: { serverOnly: true },
  });
}

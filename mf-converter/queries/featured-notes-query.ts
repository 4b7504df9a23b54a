import { featuredConversion } from '@site/catalogue/featured-conversions';
import { queryOptions } from '@site/shell-contract';

/** The dedicated text of a featured conversion; nothing is loaded for the others. */
export function featuredNotesQuery(slug: string) {
  return queryOptions({
    queryKey: ['featured-notes', slug],
    queryFn: async () => (await import('../texts/featured-notes.ts')).featuredNotes[slug] ?? [],
    enabled: featuredConversion(slug) !== undefined,
    meta: { serverOnly: true },
  });
}

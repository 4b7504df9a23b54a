import { queryOptions } from '@site/shell-contract';
import { isFeatured } from '../pairs/known-conversions.ts';

/** The dedicated text of a featured conversion; nothing is loaded for the others. */
export function featuredNotesQuery(slug: string) {
  return queryOptions({
    queryKey: ['featured-notes', slug],
    queryFn: async () => (await import('@site/catalogue/featured-notes')).featuredNotes[slug] ?? [],
    enabled: isFeatured(slug),
    meta: { serverOnly: true },
  });
}

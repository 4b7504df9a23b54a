import { useQuery } from '@site/shell-contract';
import { featuredNotesQuery } from '../../queries/featured-notes-query.ts';

/** What is worth knowing of a featured conversion. Nothing for the others. */
export function FeaturedNotes({ slug }: { slug: string }) {
  const notes = useQuery(featuredNotesQuery(slug)).data ?? [];
  return notes.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

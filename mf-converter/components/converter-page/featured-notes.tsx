import { space, useQuery } from '@site/shell-contract';
import type { QueryClient } from '@site/shell-contract';
import { styled } from 'styled-components';
import { featuredNotesQuery } from '../../queries/featured-notes-query.ts';
import { ScreenOnly } from '../screen-only.ts';

const Note = styled.p`
  & + & { margin-top: ${space(4)}; }
`;

export function prefetchFeaturedNotes(queryClient: QueryClient, slug: string): Promise<void> {
  return queryClient.prefetchQuery(featuredNotesQuery(slug));
}

/** What is worth knowing of a featured conversion. Nothing for the others. */
export function FeaturedNotes({ slug }: { slug: string }) {
  const notes = useQuery(featuredNotesQuery(slug)).data ?? [];
  return (
    <ScreenOnly>
      {notes.map((paragraph) => <Note key={paragraph}>{paragraph}</Note>)}
    </ScreenOnly>
  );
}

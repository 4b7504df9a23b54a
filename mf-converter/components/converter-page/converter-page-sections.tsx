import { serverSection } from '@site/shell-contract';

/** Parts of a converter page that its path alone decides: a first view takes them from the server as they are. */
export const PairFactsSection = serverSection('pair-facts', async () => (await import('./pair-facts-note.tsx')).PairFactsNote);

export const ExampleTableSection = serverSection('example-table', async () => (await import('./example-table.tsx')).ExampleTable);

export const PairReadingSection = serverSection('pair-reading', async () => (await import('./pair-reading.tsx')).PairReading);

export const RelatedSection = serverSection('related', async () => (await import('../related/related-conversions.tsx')).RelatedConversions);

export const FeaturedNotesSection = serverSection('featured-notes', async () => (await import('./featured-notes.tsx')).FeaturedNotes);

import { CardGrid, CardLink, Section } from '@site/shell-contract';
import type { Suggestion } from '../../search/find.ts';

interface SuggestionCardsProps {
  title: string;
  suggestions: readonly Suggestion[];
}

export function SuggestionCards({ title, suggestions }: SuggestionCardsProps) {
  if (suggestions.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid>
        {suggestions.map(({ label, to }) => (
          <CardLink key={to} to={to} title={label} />
        ))}
      </CardGrid>
    </Section>
  );
}

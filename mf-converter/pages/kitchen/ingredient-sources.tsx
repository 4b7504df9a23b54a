import type { Figure } from '@site/catalogue/ingredients/ingredient';
import { ingredientSources } from '@site/catalogue/ingredients/sources';
import { Prose, Section } from '@site/shell-contract';

export function IngredientSources({ figures }: { figures: readonly Figure[] }) {
  const sources = [...new Set(figures.map(({ source }) => source))].map((source) => ingredientSources[source]);
  return (
    <Section title="Sources">
      <Prose>
        <ul>
          {sources.map(({ publisher, title, issued }) => (
            <li key={title}>
              {publisher}: {title}
              {issued === undefined ? '' : `, ${issued}`}
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

import { categoryIcons } from '@site/catalogue/category-icons';
import { CardGrid, CardLink } from '@site/shell-contract';
import { knownConversionPath } from '../../pairs/known-conversions.ts';
import type { KnownConversion } from '../../pairs/known-conversions.ts';

/** A conversion and what one of its first unit is. */
export interface ConversionCard extends KnownConversion {
  note: string;
}

export function ConversionCards({ cards }: { cards: readonly ConversionCard[] }) {
  return (
    <CardGrid least="20rem">
      {cards.map((card) => (
        <CardLink key={card.slug} to={knownConversionPath(card)} title={card.label} icon={categoryIcons[card.category]}>
          {card.note}
        </CardLink>
      ))}
    </CardGrid>
  );
}

import type { PresentedConversion } from '@site/catalogue/catalogue-category';
import { categoryIcons } from '@site/catalogue/category-icons';
import { CardGrid, CardLink } from '@site/shell-contract';
import { conversionPath } from '../../pairs/pair.ts';

/** Conversions as cards that say what one of the first unit is. */
export function ConversionCards({ conversions }: { conversions: readonly PresentedConversion[] }) {
  return (
    <CardGrid least="20rem">
      {conversions.map((conversion) => (
        <CardLink key={conversion.slug} to={conversionPath(conversion)} title={conversion.label} icon={categoryIcons[conversion.category]}>
          {conversion.equation}
        </CardLink>
      ))}
    </CardGrid>
  );
}

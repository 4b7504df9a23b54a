import type { UnitDefinitionEntry } from '@site/api-contract';
import { allAbout } from './categories/all-texts.ts';
import { allCategoryUnits } from './categories/all-units.ts';

export const unitList: readonly UnitDefinitionEntry[] = allCategoryUnits.flatMap(({ category, base, units }) =>
  units.map(({ id, name, symbol, fullName, singular, plural, slug, aliases, toBase }) => ({
    id,
    name,
    symbol,
    fullName,
    category,
    singular,
    plural,
    slug,
    aliases: [...aliases],
    definition: allAbout[category]?.[id]?.definition ?? '',
    authority: allAbout[category]?.[id]?.authority ?? '',
    toBase: { unit: base, ...toBase },
  })),
);

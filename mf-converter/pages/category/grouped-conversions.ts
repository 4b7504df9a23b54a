import { getSlug } from '@site/catalog/engine/slug';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';

export interface ConversionGroup {
  name: string;
  links: { slug: string; label: string }[];
}

/** Keeps the order of the conversions in each group. */
export function groupedConversions(
  conversions: readonly Omit<ListedConversion, 'slug'>[],
  units: readonly UnitDefinition[],
  names: UnitNames,
): ConversionGroup[] {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const formatTitle = (unit: UnitDefinition) => listedTitle(names[unit.id] ?? unit.name, unit);
  const groups = units.map((from): ConversionGroup => {
    const links = conversions.flatMap(({ fromUnit, toUnit }) => {
      const to = fromUnit === from.id ? unitOf.get(toUnit) : undefined;
      return to ? [{ slug: getSlug(from, to), label: `${formatTitle(from)} to ${formatTitle(to)}` }] : [];
    });
    return { name: formatTitle(from), links };
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** A list may have the UK measure of the same name: "US Pints". */
function listedTitle(name: string, unit: UnitDefinition): string {
  return unit.plural.startsWith('US ') && !/\bUS\b/.test(name) ? `US ${name}` : name;
}

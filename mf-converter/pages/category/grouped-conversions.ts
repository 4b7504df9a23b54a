import { slugOf } from '@site/catalogue/engine/slug';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';

export interface ConversionGroup {
  /** Name of the unit that all of the group convert from. */
  name: string;
  links: { slug: string; label: string }[];
}

/** By the unit that a category's conversions start from, those that they lead to: of hundreds of conversions all that a page must carry. */
export type ConversionTargets = Readonly<Record<string, readonly string[]>>;

export function conversionTargets(conversions: readonly ListedConversion[]): ConversionTargets {
  const targets: Record<string, string[]> = {};
  for (const { fromUnit, toUnit } of conversions) (targets[fromUnit] ??= []).push(toUnit);
  return targets;
}

/** By the name of their first unit, in the order of the units. */
export function groupedConversions(targets: ConversionTargets, units: readonly UnitDefinition[], names: UnitNames): ConversionGroup[] {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const titleOf = (unit: UnitDefinition) => listedTitle(names[unit.id] ?? unit.name, unit);
  const groups = units.map((from): ConversionGroup => {
    const links = (targets[from.id] ?? []).flatMap((id) => {
      const to = unitOf.get(id);
      return to ? [{ slug: slugOf(from, to), label: `${titleOf(from)} to ${titleOf(to)}` }] : [];
    });
    return { name: titleOf(from), links };
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** Where a name is that of two measures, a list of both says which: "US Pints". */
function listedTitle(name: string, unit: UnitDefinition): string {
  return unit.plural.startsWith('US ') && !/\bUS\b/.test(name) ? `US ${name}` : name;
}

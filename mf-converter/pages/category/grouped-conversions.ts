import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';
import { findPairs } from '../../search/find-pairs.ts';

export interface ConversionGroup {
  /** Name of the unit that all of the group convert from. */
  name: string;
  links: { slug: string; label: string }[];
}

/** The conversions that a search keeps, by the name of their first unit, in the order of the units. */
export function groupedConversions(
  conversions: readonly ListedConversion[],
  units: readonly UnitDefinition[],
  names: UnitNames,
  search: string,
): ConversionGroup[] {
  const nameOf = (id: string) => titleOf(names[id] ?? id, units.find((unit) => unit.id === id));
  const placeOf = (id: string) => units.findIndex((unit) => unit.id === id);
  const keeps = searchFilter(units, search);
  const groups = new Map<string, ConversionGroup>();
  for (const { slug, fromUnit, toUnit } of conversions.toSorted((a, b) => placeOf(a.fromUnit) - placeOf(b.fromUnit))) {
    const name = nameOf(fromUnit);
    const label = `${name} to ${nameOf(toUnit)}`;
    if (!keeps(slug, label)) continue;
    const group = groups.get(name) ?? { name, links: [] };
    group.links.push({ slug, label });
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** Where a name is that of two measures, a list of both says which: "US Pints". */
function titleOf(name: string, unit: UnitDefinition | undefined): string {
  return unit?.plural.startsWith('US ') && !/\bUS\b/.test(name) ? `US ${name}` : name;
}

/** Keeps what holds the text as it is written, and what the search understands by it. */
function searchFilter(units: readonly UnitDefinition[], search: string): (slug: string, label: string) => boolean {
  const text = search.trim().toLowerCase();
  if (text === '') return () => true;
  const understood = new Set(findPairs(text, [{ category: units[0]?.category ?? '', units }]).map(({ slug }) => slug));
  return (slug, label) => understood.has(slug) || label.toLowerCase().includes(text) || slug.includes(text);
}

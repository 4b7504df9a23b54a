import { slugOf } from '@site/catalogue/engine/slug';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { ListedConversion } from '../../data/conversions-of.ts';
import type { UnitNames } from '../../data/unit-names.ts';

export interface ConversionGroup {
  name: string;
  links: { slug: string; label: string }[];
}

/** All remaining units, in their order. */
const REST = '*';

/** Target unit IDs by source unit ID. Page data stays small because `*` replaces hundreds of targets. */
export type ConversionTargets = Readonly<Record<string, readonly string[]>>;

export function conversionTargets(
  conversions: readonly ListedConversion[],
  units: readonly UnitDefinition[],
): ConversionTargets {
  const lists: Record<string, string[]> = {};
  for (const { fromUnit, toUnit } of conversions) (lists[fromUnit] ??= []).push(toUnit);
  return Object.fromEntries(Object.entries(lists).map(([from, list]) => [from, shortened(from, list, units)]));
}

function shortened(from: string, targets: readonly string[], units: readonly UnitDefinition[]): readonly string[] {
  const forms = targets.map((_, index) => [...targets.slice(0, index), REST]);
  return forms.find((form) => targetsOf(from, { [from]: form }, units).join() === targets.join()) ?? targets;
}

export function targetsOf(from: string, targets: ConversionTargets, units: readonly UnitDefinition[]): string[] {
  const named = targets[from] ?? [];
  return named.flatMap((id) =>
    id === REST ? units.map((unit) => unit.id).filter((other) => other !== from && !named.includes(other)) : [id],
  );
}

export function groupedConversions(
  targets: ConversionTargets,
  units: readonly UnitDefinition[],
  names: UnitNames,
): ConversionGroup[] {
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const titleOf = (unit: UnitDefinition) => listedTitle(names[unit.id] ?? unit.name, unit);
  const groups = units.map((from): ConversionGroup => {
    const links = targetsOf(from.id, targets, units).flatMap((id) => {
      const to = unitOf.get(id);
      return to ? [{ slug: slugOf(from, to), label: `${titleOf(from)} to ${titleOf(to)}` }] : [];
    });
    return { name: titleOf(from), links };
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** A list may have the UK measure of the same name: "US Pints". */
function listedTitle(name: string, unit: UnitDefinition): string {
  return unit.plural.startsWith('US ') && !/\bUS\b/.test(name) ? `US ${name}` : name;
}

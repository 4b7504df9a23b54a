import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { UnitNames } from '../../data/unit-names.ts';
import { findPairs } from '../../search/find-pairs.ts';
import { type ConversionGroup, type ConversionTargets, groupedConversions } from './grouped-conversions.ts';

export function findConversions(
  search: string,
  targets: ConversionTargets,
  units: readonly UnitDefinition[],
  names: UnitNames,
): ConversionGroup[] {
  const text = search.toLowerCase();
  const understood = new Set(findPairs(text, [{ category: units[0]?.category ?? '', units }]).map(({ slug }) => slug));
  return groupedConversions(targets, units, names).flatMap(({ name, links }) => {
    const found = links.filter(
      ({ slug, label }) => understood.has(slug) || label.toLowerCase().includes(text) || slug.includes(text),
    );
    return found.length > 0 ? [{ name, links: found }] : [];
  });
}

import type { UnitAbout } from '../category-schema.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allAbout } from '../generated/all-about.ts';

/** What the site tells about a unit. Weighs as much as the texts of all units: a page loads its category's. */
export function aboutUnit({ category, id }: UnitDefinition): UnitAbout {
  const about = allAbout[category]?.[id];
  if (!about) throw new Error(`No text about the ${category} unit ${id}`);
  return about;
}

import type { UnitDefinition } from '../engine/unit-definition.ts';
import { allAbout } from '../categories/all-texts.ts';

/** Imports the texts of all units. Pages load only their own category's texts. */
export function aboutUnit({ category, id }: UnitDefinition) {
  const about = allAbout[category]?.[id];
  if (!about) throw new Error(`No text about the ${category} unit ${id}`);
  return about;
}

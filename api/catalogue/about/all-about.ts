import type { UnitDefinition } from '../engine/unit-definition.ts';
import { area } from './area.ts';
import { data } from './data.ts';
import { energy } from './energy.ts';
import { force } from './force.ts';
import { length } from './length.ts';
import { pressure } from './pressure.ts';
import { speed } from './speed.ts';
import { temperature } from './temperature.ts';
import { time } from './time.ts';
import type { CategoryAbout, UnitAbout } from './unit-about.ts';
import { volume } from './volume.ts';
import { weight } from './weight.ts';

const allAbout: Readonly<Record<string, CategoryAbout>> = {
  length, weight, temperature, area, volume, speed, pressure, energy, time, data, force,
};

/** What the site tells about a unit. Weighs as much as the texts of all units: a page that shows two imports its category's file. */
export function aboutUnit({ category, id }: UnitDefinition): UnitAbout {
  const about = allAbout[category]?.[id];
  if (!about) throw new Error(`No text about the ${category} unit ${id}`);
  return about;
}

import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';
import { area } from './area.ts';
import { data } from './data.ts';
import { energy } from './energy.ts';
import { force } from './force.ts';
import { length } from './length.ts';
import { pressure } from './pressure.ts';
import { speed } from './speed.ts';
import { temperature } from './temperature.ts';
import { time } from './time.ts';
import { volume } from './volume.ts';
import { weight } from './weight.ts';

/** In the order in which the site lists its categories. */
export const allCategoryUnits: readonly CategoryUnits[] = [
  length, weight, temperature, area, volume, speed, pressure, energy, time, data, force,
];

export const allUnits: readonly UnitDefinition[] = allCategoryUnits.flatMap(({ units }) => units);

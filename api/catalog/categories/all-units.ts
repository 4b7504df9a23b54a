import { units as length } from './length/units.ts';
import { units as weight } from './weight/units.ts';
import { units as temperature } from './temperature/units.ts';
import { units as area } from './area/units.ts';
import { units as volume } from './volume/units.ts';
import { units as speed } from './speed/units.ts';
import { units as pressure } from './pressure/units.ts';
import { units as energy } from './energy/units.ts';
import { units as time } from './time/units.ts';
import { units as data } from './data/units.ts';
import { units as force } from './force/units.ts';
import { units as angle } from './angle/units.ts';
import { units as fuelEconomy } from './fuel-economy/units.ts';
import { units as electricCarEfficiency } from './electric-car-efficiency/units.ts';
import { units as power } from './power/units.ts';
import { units as torque } from './torque/units.ts';
import { units as dataRate } from './data-rate/units.ts';
import { units as frequency } from './frequency/units.ts';
import { units as volumeFlow } from './volume-flow/units.ts';
import { units as density } from './density/units.ts';
import { units as linearDensity } from './linear-density/units.ts';
import { units as acceleration } from './acceleration/units.ts';
import type { CategoryUnits, UnitDefinition } from '../engine/unit-definition.ts';

/** In the order of the site's category lists. */
export const allCategoryUnits: readonly CategoryUnits[] = [
  ...[length, weight, temperature, area, volume],
  ...[speed, pressure, energy, time, data, force, angle],
  ...[
    fuelEconomy,
    electricCarEfficiency,
    power,
    torque,
    dataRate,
    frequency,
    volumeFlow,
    density,
    linearDensity,
    acceleration,
  ],
];

export const allUnits: readonly UnitDefinition[] = allCategoryUnits.flatMap(({ units }) => units);

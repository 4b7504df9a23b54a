import type { MixedForm } from '../engine/mixed-units.ts';

/**
 * Mixed forms of results, by category. A form is either several units, largest first, or one unit with a fraction or a
 * clock time. `from` and `below` bound the amount in the first unit.
 */
export const mixedForms: Readonly<Record<string, readonly MixedForm[]>> = {
  length: [
    { units: ['yd', 'ft', 'in'], from: '1', below: '1000' },
    { units: ['ft', 'in'], from: '0.1', below: '1000' },
    { units: ['in'], from: '0.1', below: '1000' },
  ],
  weight: [
    { units: ['st', 'lb'], from: '1', below: '100' },
    { units: ['lb', 'oz'], from: '0.1', below: '300' },
  ],
  volume: [
    { units: ['gal-us', 'qt', 'cup'], from: '0.25', below: '100' },
    { units: ['qt', 'cup'], from: '0.25', below: '100' },
    { units: ['pt', 'fl-oz'], from: '0.25', below: '100' },
    { units: ['cup', 'tbsp', 'tsp'], from: '0.1', below: '20' },
    { units: ['tbsp', 'tsp'], from: '0.25', below: '20' },
    { units: ['tsp'], from: '0.125', below: '20' },
  ],
  speed: ['min-km', 'min-mi', 'min-100m'].map((id) => ({ units: [id], from: '0.1', below: '600' })),
  time: [
    { units: ['year', 'month'], from: '0.5', below: '200' },
    { units: ['week', 'day', 'h'], from: '1', below: '200' },
    { units: ['day', 'h', 'min', 's'], from: '0.1', below: '1000' },
    { units: ['h', 'min', 's'], from: '0.1', below: '1000' },
    { units: ['min', 's'], from: '0.1', below: '1000' },
  ],
};

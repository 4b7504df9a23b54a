import type { CategoryUnits } from '../engine/unit-definition.ts';

const GRAVITY = '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²';

export const force: CategoryUnits = {
  category: 'force',
  base: 'N',
  units: [
    {
      id: 'N', category: 'force', name: 'Newtons', singular: 'newton', plural: 'newtons', symbol: 'N',
      fullName: 'Newtons (N)', slug: 'newtons', aliases: [],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), derived unit: kg·m/s²',
    },
    {
      id: 'kN', category: 'force', name: 'Kilonewtons', singular: 'kilonewton', plural: 'kilonewtons', symbol: 'kN',
      fullName: 'Kilonewtons (kN)', slug: 'kilonewtons', aliases: [],
      toBase: { numerator: '1000', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    },
    {
      id: 'kgf', category: 'force', name: 'Kilogram-Force', singular: 'kilogram-force', plural: 'kilograms-force', symbol: 'kgf',
      fullName: 'Kilogram-Force (kgf)', slug: 'kilogram-force', aliases: ['kilopond', 'kiloponds', 'kp', 'kg-force'],
      // exact: 1 kg × 9.80665 m/s²
      toBase: { numerator: '196133', denominator: '20000' },
      authority: GRAVITY,
    },
    {
      id: 'lbf', category: 'force', name: 'Pound-Force', singular: 'pound-force', plural: 'pounds-force', symbol: 'lbf',
      fullName: 'Pound-Force (lbf)', slug: 'pound-force', aliases: ['lb-force', 'lbs-force'],
      // exact: 0.45359237 kg × 9.80665 m/s²
      toBase: { numerator: '8896443230521', denominator: '2000000000000' },
      authority: `${GRAVITY}, times the pound of 1959`,
    },
    {
      id: 'dyn', category: 'force', name: 'Dynes', singular: 'dyne', plural: 'dynes', symbol: 'dyn',
      fullName: 'Dynes (dyn)', slug: 'dynes', aliases: [],
      // exact: 1 g·cm/s²
      toBase: { numerator: '1', denominator: '100000' },
      authority: 'CGS unit: 1 g·cm/s², 1/100,000 of a newton',
    },
  ],
};

import { defineUnits } from '../../define-units.ts';

const GRAVITY = '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²';

export const units = defineUnits('force', 'N', {
  N: {
    singular: 'newton',
    searchedAs: 'newtons',
    toBase: '1',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: kg·m/s²',
  },
  kN: { singular: 'kilonewton', toBase: '1000', authority: 'SI Brochure (BIPM, 9th edition), prefixes' },
  kgf: {
    name: 'Kilogram-Force',
    singular: 'kilogram-force',
    plural: 'kilograms-force',
    aliases: 'kilopond kiloponds kp kg-force',
    toBase: '196133/20000', // 1 kg × 9.80665 m/s²
    authority: GRAVITY,
  },
  lbf: {
    name: 'Pound-Force',
    singular: 'pound-force',
    plural: 'pounds-force',
    aliases: 'lb-force lbs-force',
    toBase: '8896443230521/2000000000000', // 0.45359237 kg × 9.80665 m/s²
    authority: `${GRAVITY}, times the pound of 1959`,
  },
  dyn: { singular: 'dyne', toBase: '1/100000', authority: 'CGS unit: 1 g·cm/s², 1/100,000 of a newton' }, // 1 g·cm/s²
});

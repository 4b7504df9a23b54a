import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('force', 'N', {
  N: { singular: 'newton', searchedAs: 'newtons', toBase: '1' },
  kN: { singular: 'kilonewton', toBase: '1000' },
  kgf: {
    name: 'Kilogram-Force',
    singular: 'kilogram-force',
    plural: 'kilograms-force',
    aliases: 'kilopond kiloponds kp kg-force',
    toBase: '196133/20000', // 1 kg × 9.80665 m/s²
  },
  lbf: {
    name: 'Pound-Force',
    singular: 'pound-force',
    plural: 'pounds-force',
    aliases: 'lb-force lbs-force',
    toBase: '8896443230521/2000000000000', // 0.45359237 kg × 9.80665 m/s²
  },
  dyn: { singular: 'dyne', toBase: '1/100000' }, // 1 g·cm/s²
});

import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('volume-flow', 'm3-s', {
  'l-min': {
    singular: 'liter per minute',
    symbol: 'L/min',
    aliases: 'lpm l-per-min l-per-minute liters-min liters-per-min liters-a-minute lt-min',
    toBase: '1/60000',
  },
  'l-s': {
    singular: 'liter per second',
    symbol: 'L/s',
    aliases: 'lps l-sec l-per-second l-per-sec liters-s liters-sec liters-per-sec liters-a-second',
    toBase: '1/1000',
  },
  'l-h': {
    singular: 'liter per hour',
    symbol: 'L/h',
    aliases: 'lph l-hr l-per-hour l-per-hr liters-hr liters-hour liters-per-hr liters-an-hour',
    toBase: '1/3600000',
  },
  'ml-min': {
    singular: 'milliliter per minute',
    symbol: 'mL/min',
    aliases: 'ml-per-min ml-per-minute milliliters-min milliliters-per-min cc-min cc-per-minute',
    toBase: '1/60000000',
  },
  'm3-s': {
    singular: 'cubic meter per second',
    symbol: 'm³/s',
    aliases: 'cumec cumecs m3-sec m3-per-second m3-per-sec cubic-meters-per-sec cubic-meters-s',
    toBase: '1',
  },
  'm3-h': {
    singular: 'cubic meter per hour',
    symbol: 'm³/h',
    aliases: 'm3-hr m3h m3-per-hour m3-per-hr cubic-meters-per-hr cubic-meters-hour cubic-meters-h cmh',
    toBase: '1/3600',
  },
  'gpm-us': {
    singular: 'US gallon per minute',
    symbol: 'gpm',
    slug: 'gpm',
    aliases:
      'us-gpm gpm-us usgpm gal-min gals-min gal-per-min gal-per-minute gallon-per-minute gallons-min ' +
      'gallons-per-min gallons-a-minute gallons-minute us-gal-min',
    toBase: '157725491/2500000000000', // 3.785411784 L / 60 s
  },
  'gph-us': {
    singular: 'US gallon per hour',
    symbol: 'gph',
    slug: 'gph',
    aliases:
      'us-gph gph-us gal-h gal-hr gal-hour gal-per-hr gal-per-hour gallon-per-hour gallons-hr gallons-per-hr ' +
      'gallons-an-hour gallons-hour',
    toBase: '157725491/150000000000000', // 3.785411784 L / 3600 s
  },
  'gpm-uk': {
    singular: 'UK gallon per minute',
    symbol: 'gpm UK',
    slug: 'uk-gpm',
    aliases:
      'gpm-imperial imperial-gpm igpm gpm-imp imp-gpm uk-gal-min imp-gal-min imperial-gallon-per-minute ' +
      'imperial-gallons-per-minute',
    toBase: '454609/6000000000', // 4.54609 L / 60 s
  },
  cfm: {
    singular: 'cubic foot per minute',
    plural: 'cubic feet per minute',
    slug: 'cfm',
    aliases: 'ft3-min cu-ft-min cu-ft-per-min cu-ft-per-minute ft3-per-min ft3-per-minute cubic-feet-per-min',
    toBase: '18435447/39062500000', // 0.028316846592 m³ / 60 s
  },
  cfs: {
    singular: 'cubic foot per second',
    plural: 'cubic feet per second',
    slug: 'cfs',
    aliases: 'ft3-s ft3-sec cu-ft-s cu-ft-sec cu-ft-per-second ft3-per-second cusec cusecs cubic-feet-per-sec',
    toBase: '55306341/1953125000', // 0.028316846592 m³ / 1 s
  },
});

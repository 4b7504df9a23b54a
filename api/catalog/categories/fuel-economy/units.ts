import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('fuel-economy', 'km-l', {
  'mpg-us': {
    singular: 'mile per US gallon',
    symbol: 'mpg',
    slug: 'mpg',
    aliases:
      'us-mpg mpg-us mpgs mile-per-gallon mi-gal mi-per-gal miles-gallon miles-a-gallon miles-to-the-gallon ' +
      'us-miles-per-gallon miles-per-gal',
    toBase: '48000/112903', // 1.609344 km / 3.785411784 L
  },
  'l-100km': {
    singular: 'liter per 100 kilometers',
    symbol: 'L/100 km',
    slug: 'l-100km',
    aliases:
      'l100km l-100 l-per-100-km l-per-100km l-per-100 liters-per-100-km liters-per-100km liters-per-100 ' +
      'liters-100km liters-100-km liter-per-100-km liter-per-100km liters-per-hundred-kilometers',
    toBase: '100', // 100 km / L divided by the value
    isReciprocal: true,
  },
  'km-l': {
    singular: 'kilometer per liter',
    symbol: 'km/L',
    slug: 'km-per-liter',
    aliases: 'kmpl kml km-per-l kms-per-liter kpl km-liter',
    toBase: '1',
  },
  'mpg-uk': {
    singular: 'mile per UK gallon',
    symbol: 'mpg UK',
    slug: 'uk-mpg',
    aliases:
      'mpg-imperial imperial-mpg mpg-imp imp-mpg british-mpg miles-per-imperial-gallon uk-miles-per-gallon ' +
      'imperial-miles-per-gallon',
    toBase: '804672/2273045', // 1.609344 km / 4.54609 L
  },
  'mi-l': {
    singular: 'mile per liter',
    symbol: 'mi/L',
    aliases: 'mpl mi-per-liter mi-per-l miles-per-l miles-a-liter',
    toBase: '25146/15625', // 1.609344 km
  },
});

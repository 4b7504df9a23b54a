import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('electric-car-efficiency', 'km-kwh', {
  'mi-kwh': {
    singular: 'mile per kilowatt hour',
    symbol: 'mi/kWh',
    slug: 'mi-per-kwh',
    aliases: 'mpkwh mi-per-kw-h miles-per-kwh mile-per-kwh miles-kwh miles-a-kilowatt-hour miles-per-kilowatt-hours',
    toBase: '25146/15625', // 1.609344 km
  },
  'kwh-100km': {
    singular: 'kilowatt hour per 100 kilometers',
    symbol: 'kWh/100 km',
    slug: 'kwh-100km',
    aliases:
      'kwh100km kwh100kilometers kwh-per-100-km kwh-per-100km kwh-100-km kilowatt-hours-per-100-km kilowatt-hours-per-hundred-kilometers ' +
      'kwh-per-100-kilometers kwh-100-kilometers',
    toBase: '100', // 100 km / kWh divided by the value
    isReciprocal: true,
  },
  'wh-mi': {
    singular: 'watt hour per mile',
    symbol: 'Wh/mi',
    slug: 'wh-per-mile',
    aliases: 'wh-per-mi wh-mile watt-hours-per-mi watt-hours-a-mile',
    toBase: '201168/125', // 1000 Wh / 1.609344 km divided by the value
    isReciprocal: true,
  },
  'wh-km': {
    singular: 'watt hour per kilometer',
    symbol: 'Wh/km',
    slug: 'wh-per-km',
    aliases: 'wh-per-kilometer wh-kilometer watt-hours-per-km',
    toBase: '1000', // 1000 Wh divided by the value
    isReciprocal: true,
  },
  mpge: {
    name: 'MPGe',
    singular: 'MPGe',
    plural: 'MPGe',
    symbol: 'MPGe',
    fullName: 'Miles per Gallon Equivalent (MPGe)',
    slug: 'mpge',
    aliases:
      'miles-per-gallon-equivalent mile-per-gallon-equivalent mpg-e mpgs-e mpg-equivalent miles-per-gallon-of-gasoline-equivalent',
    toBase: '50292/1053125', // 1.609344 km / 33.7 kWh
  },
  'kwh-100mi': {
    singular: 'kilowatt hour per 100 miles',
    symbol: 'kWh/100 mi',
    slug: 'kwh-100mi',
    aliases:
      'kwh100mi kwh100miles kwh-per-100-mi kwh-per-100mi kwh-100-mi kwh-per-100-miles kwh-100-miles kilowatt-hours-per-100-mi ' +
      'kilowatt-hours-per-hundred-miles',
    toBase: '100584/625', // 160.9344 km / kWh divided by the value
    isReciprocal: true,
  },
  'km-kwh': {
    singular: 'kilometer per kilowatt hour',
    symbol: 'km/kWh',
    slug: 'km-per-kwh',
    aliases: 'kmpkwh kilometers-per-kwh kilometer-per-kwh km-per-kilowatt-hour',
    toBase: '1',
  },
});

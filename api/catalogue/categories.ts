import type { Category } from '@site/api-contract';

/** In the order in which the site lists them; the popular ones come first. */
export const categories: readonly Category[] = [
  {
    name: 'Length', slug: 'length', popular: true, icon: 'length',
    description: 'Convert meters, feet, inches, miles, kilometers and other units of length and distance.',
  },
  {
    name: 'Weight', slug: 'weight', popular: true, icon: 'weight',
    description: 'Convert kilograms, pounds, ounces, grams, stone, tonnes and other units of weight and mass.',
  },
  {
    name: 'Temperature', slug: 'temperature', popular: true, icon: 'temperature',
    description: 'Convert between degrees Celsius, degrees Fahrenheit, kelvins and degrees Rankine.',
  },
  {
    name: 'Area', slug: 'area', popular: true, icon: 'area',
    description: 'Convert square meters, square feet, acres, hectares, square miles and other units of area.',
  },
  {
    name: 'Volume', slug: 'volume', popular: true, icon: 'volume',
    description: 'Convert liters, gallons, cups, fluid ounces, cubic meters and other units of volume.',
  },
  {
    name: 'Speed', slug: 'speed', popular: false, icon: 'speed',
    description: 'Convert miles per hour, kilometers per hour, meters per second, feet per second and knots.',
  },
  {
    name: 'Pressure', slug: 'pressure', popular: false, icon: 'pressure',
    description: 'Convert psi, bar, pascals, kilopascals, atmospheres, torr and millimeters of mercury.',
  },
  {
    name: 'Energy', slug: 'energy', popular: false, icon: 'energy',
    description: 'Convert joules, calories, kilocalories, watt hours, kilowatt hours and BTUs.',
  },
  {
    name: 'Time', slug: 'time', popular: false, icon: 'time',
    description: 'Convert seconds, minutes, hours, days, weeks, months and years.',
  },
  {
    name: 'Data', slug: 'data', popular: false, icon: 'data',
    description: 'Convert bytes, kilobytes, megabytes, gigabytes, terabytes and bits.',
  },
  {
    name: 'Force', slug: 'force', popular: false, icon: 'force',
    description: 'Convert newtons, kilonewtons, kilogram-force, pound-force and dynes.',
  },
];

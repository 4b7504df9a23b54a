import type { Category } from '@site/api-contract';

/** In the order in which the site lists them; the popular ones come first. */
export const categories: readonly Category[] = [
  {
    name: 'Length', slug: 'length', popular: true, icon: 'ruler',
    description: 'Convert meters, feet, inches, miles, kilometers and other units of length and distance.',
  },
  {
    name: 'Weight', slug: 'weight', popular: true, icon: 'scale',
    description: 'Convert kilograms, pounds, ounces, grams, stone, tonnes and other units of weight and mass.',
  },
  {
    name: 'Temperature', slug: 'temperature', popular: true, icon: 'thermometer',
    description: 'Convert between degrees Celsius, degrees Fahrenheit, kelvins and degrees Rankine.',
  },
  {
    name: 'Area', slug: 'area', popular: true, icon: 'square',
    description: 'Convert square meters, square feet, acres, hectares, square miles and other units of area.',
  },
  {
    name: 'Volume', slug: 'volume', popular: true, icon: 'beaker',
    description: 'Convert liters, gallons, cups, fluid ounces, cubic meters and other units of volume.',
  },
  {
    name: 'Speed', slug: 'speed', popular: false, icon: 'speedometer',
    description: 'Convert miles per hour, kilometers per hour, meters per second, feet per second and knots.',
  },
  {
    name: 'Pressure', slug: 'pressure', popular: false, icon: 'gauge',
    description: 'Convert psi, bar, pascals, kilopascals, atmospheres, torr and millimeters of mercury.',
  },
  {
    name: 'Energy', slug: 'energy', popular: false, icon: 'bolt',
    description: 'Convert joules, calories, kilocalories, watt hours, kilowatt hours and BTUs.',
  },
  {
    name: 'Time', slug: 'time', popular: false, icon: 'clock',
    description: 'Convert seconds, minutes, hours, days, weeks, months and years.',
  },
  {
    name: 'Data', slug: 'data', popular: false, icon: 'drive',
    description: 'Convert bytes, kilobytes, megabytes, gigabytes, terabytes and bits.',
  },
  {
    name: 'Force', slug: 'force', popular: false, icon: 'arrow',
    description: 'Convert newtons, kilonewtons, kilogram-force, pound-force and dynes.',
  },
];

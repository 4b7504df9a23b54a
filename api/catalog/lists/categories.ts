import type { Category } from '@site/api-contract';
import { titleCase } from '../capitalize.ts';
import { categoryIcons } from './category-icons.ts';

export interface CatalogCategory extends Category {
  iconPath: string;
  phoneLabel?: string;
}

/** Descriptions by category, in the order of the site's lists. */
const POPULAR = {
  length: 'Convert meters, feet, inches, miles, kilometers, and other units of length and distance.',
  weight: 'Convert kilograms, pounds, ounces, grams, stone, metric tons, and other units of weight and mass.',
  temperature: 'Convert between degrees Celsius, degrees Fahrenheit, kelvins, and degrees Rankine.',
  area: 'Convert square meters, square feet, acres, hectares, square miles, and other units of area.',
  volume: 'Convert liters, gallons, cups, fluid ounces, cubic meters, and other units of volume.',
};
const OTHERS = {
  speed: 'Convert miles per hour, kilometers per hour, meters per second, knots, and the paces of runners.',
  pressure: 'Convert psi, bar, pascals, kilopascals, atmospheres, torr, and millimeters of mercury.',
  energy: 'Convert joules, calories, kilocalories, watt hours, kilowatt hours, and BTUs.',
  time: 'Convert seconds, minutes, hours, days, weeks, months, and years.',
  data: 'Convert bytes, kilobytes, megabytes, gigabytes, terabytes, and bits.',
  force: 'Convert newtons, kilonewtons, kilogram-force, pound-force, and dynes.',
  angle: 'Convert degrees, radians, gradians, arcminutes, arcseconds, turns, and milliradians.',
  'fuel-economy': 'Convert US and UK miles per gallon, liters per 100 kilometers and kilometers per liter.',
  'electric-car-efficiency':
    'Convert miles per kilowatt hour, kilowatt hours per 100 kilometers and miles, Wh/km, and MPGe.',
  power: 'Convert watts, kilowatts, horsepower, metric horsepower, BTUs per hour, and tons of refrigeration.',
  torque: 'Convert newton meters, pound-feet, pound-inches, ounce-inches, and kilogram-force meters.',
  'data-rate': 'Convert Mbps to MB/s, gigabits, kilobits, and bits per second, and see how long a download takes.',
  frequency: 'Convert hertz, kilohertz, megahertz, gigahertz, rpm, and radians per second.',
  'volume-flow': 'Convert gallons per minute, liters per minute, cubic meters per hour, cfm, and other flow rates.',
  density: 'Convert kilograms per cubic meter, grams per cubic centimeter, pounds per cubic foot and per gallon.',
  'linear-density': 'Convert denier, decitex, tex, English cotton counts, and metric yarn counts.',
  acceleration: 'Convert meters and feet per second squared, g-force, and miles per hour per second.',
};

const PHONE_LABELS: Readonly<Record<string, string>> = { length: 'Length', weight: 'Weight', temperature: 'Temp' };

export const categories: readonly CatalogCategory[] = [
  ...listCategories(POPULAR, true),
  ...listCategories(OTHERS, false),
];

function listCategories(descriptions: Readonly<Record<string, string>>, popular: boolean): CatalogCategory[] {
  return Object.entries(descriptions).map(([slug, description]) => {
    const phoneLabel = PHONE_LABELS[slug];
    return {
      name: titleCase(slug.replaceAll('-', ' ')),
      slug,
      popular,
      icon: slug,
      description,
      iconPath: categoryIcons[slug]!,
      ...(phoneLabel && { phoneLabel }),
    };
  });
}

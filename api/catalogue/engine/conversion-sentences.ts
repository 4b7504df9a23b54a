/** What is said when a conversion can't be made. */
export const NO_FORMULA = 'No formula available';
export const UNSUPPORTED_CONVERSION = 'Unsupported conversion';

export function unsupportedUnit(category: string, unit: string): string {
  return `Unsupported ${category} unit: ${unit}`;
}

export function unsupportedTemperature(from: string, to: string): string {
  return `Unsupported temperature conversion from ${from} to ${to}`;
}

/** The pairs that visitors ask for most, by category and canonical slug. Lists begin with them. */
export const popularConversions: Readonly<Record<string, readonly string[]>> = {
  length: [
    'feet-to-meters', 'meters-to-feet', 'inches-to-cm', 'cm-to-inches', 'miles-to-km', 'km-to-miles',
    'yards-to-meters', 'meters-to-yards', 'mm-to-inches', 'inches-to-mm', 'feet-to-inches', 'inches-to-feet',
  ],
  weight: [
    'kg-to-pounds', 'pounds-to-kg', 'grams-to-ounces', 'ounces-to-grams', 'stone-to-pounds', 'stone-to-kg', 'kg-to-grams',
  ],
  temperature: [
    'celsius-to-fahrenheit', 'fahrenheit-to-celsius', 'celsius-to-kelvin', 'kelvin-to-celsius', 'fahrenheit-to-kelvin',
    'rankine-to-kelvin',
  ],
  area: [
    'square-feet-to-square-meters', 'square-meters-to-square-feet', 'acres-to-hectares', 'hectares-to-acres',
    'square-miles-to-square-kilometers', 'acres-to-square-feet',
  ],
  volume: [
    'liters-to-gallons', 'gallons-to-liters', 'ml-to-fluid-ounces', 'fluid-ounces-to-ml', 'cups-to-ml',
    'cubic-feet-to-cubic-meters',
  ],
  speed: ['mph-to-kph', 'kph-to-mph', 'meters-per-second-to-kph', 'knots-to-mph', 'knots-to-kph'],
  pressure: ['psi-to-bar', 'bar-to-psi', 'kpa-to-psi', 'atm-to-kpa', 'mmhg-to-kpa'],
  energy: ['joules-to-calories', 'calories-to-joules', 'kcal-to-kj', 'kwh-to-joules', 'calories-to-btu'],
  time: ['hours-to-minutes', 'minutes-to-hours', 'minutes-to-seconds', 'days-to-hours', 'weeks-to-days'],
  data: ['mb-to-gb', 'gb-to-mb', 'kb-to-mb', 'gb-to-tb', 'bytes-to-bits', 'mbit-to-mb'],
  force: ['newtons-to-pound-force', 'pound-force-to-newtons', 'kilogram-force-to-pound-force', 'kilogram-force-to-newtons'],
};

const UNLISTED = 1000;

/** A pair's place among those of its category, to sort by: 0 for the one asked for most, and one place for all that are not listed. */
export function popularityRank(category: string, slug: string): number {
  const place = (popularConversions[category] ?? []).indexOf(slug);
  return place === -1 ? UNLISTED : place;
}

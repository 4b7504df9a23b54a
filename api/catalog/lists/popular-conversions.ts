const SLUGS: Readonly<Record<string, string>> = {
  length: `feet-to-meters meters-to-feet inches-to-cm cm-to-inches miles-to-km km-to-miles yards-to-meters
    meters-to-yards mm-to-inches inches-to-mm feet-to-inches inches-to-feet`,
  weight: 'kg-to-pounds pounds-to-kg grams-to-ounces ounces-to-grams stone-to-pounds stone-to-kg kg-to-grams',
  temperature: `celsius-to-fahrenheit fahrenheit-to-celsius celsius-to-kelvin kelvin-to-celsius fahrenheit-to-kelvin
    rankine-to-kelvin`,
  area: `square-feet-to-square-meters square-meters-to-square-feet acres-to-hectares hectares-to-acres
    square-miles-to-square-kilometers acres-to-square-feet`,
  volume: `liters-to-gallons gallons-to-liters ml-to-fluid-ounces fluid-ounces-to-ml cups-to-ml
    cubic-feet-to-cubic-meters`,
  speed: 'mph-to-kph kph-to-mph meters-per-second-to-kph knots-to-mph knots-to-kph',
  pressure: 'psi-to-bar bar-to-psi kpa-to-psi atm-to-kpa mmhg-to-kpa',
  energy: 'joules-to-calories calories-to-joules kcal-to-kj kwh-to-joules calories-to-btu',
  time: 'hours-to-minutes minutes-to-hours minutes-to-seconds days-to-hours weeks-to-days',
  data: 'mb-to-gb gb-to-mb kb-to-mb gb-to-tb bytes-to-bits mbit-to-mb',
  force: 'newtons-to-pound-force pound-force-to-newtons kilogram-force-to-pound-force kilogram-force-to-newtons',
  angle: 'degrees-to-radians radians-to-degrees degrees-to-gradians degrees-to-arcminutes turns-to-degrees',
  'fuel-economy': 'mpg-to-l-100km l-100km-to-mpg uk-mpg-to-l-100km km-per-liter-to-mpg mpg-to-uk-mpg',
  'electric-car-efficiency': `mi-per-kwh-to-kwh-100km kwh-100km-to-mi-per-kwh mpge-to-kwh-100km mpge-to-mi-per-kwh
    wh-per-mile-to-wh-per-km wh-per-km-to-kwh-100km`,
  power: 'hp-to-kw kw-to-hp btu-per-hour-to-kw watts-to-hp metric-hp-to-hp tons-of-refrigeration-to-btu-per-hour',
  torque: `newton-meters-to-pound-feet pound-feet-to-newton-meters pound-inches-to-newton-meters
    pound-inches-to-pound-feet kgf-m-to-newton-meters kgf-cm-to-ounce-inches`,
  'data-rate': `mbps-to-mb-per-second mb-per-second-to-mbps gbps-to-mbps kbps-to-mbps mbps-to-gbps
    gbps-to-gb-per-second`,
  frequency: 'rpm-to-hertz hertz-to-rpm mhz-to-ghz ghz-to-mhz rpm-to-radians-per-second khz-to-mhz',
  'volume-flow': `gpm-to-liters-per-minute liters-per-minute-to-gpm cfm-to-cubic-meters-per-hour
    cubic-meters-per-hour-to-gpm cubic-meters-per-hour-to-liters-per-second gpm-to-uk-gpm`,
  density: 'kg-m3-to-lb-ft3 lb-ft3-to-kg-m3 g-cm3-to-kg-m3 g-cm3-to-lb-in3 lb-gal-to-g-cm3',
  'linear-density': 'denier-to-decitex decitex-to-denier denier-to-tex ne-to-tex ne-to-metric-count',
  acceleration: `g-force-to-meters-per-second-squared meters-per-second-squared-to-g-force
    feet-per-second-squared-to-meters-per-second-squared meters-per-second-squared-to-feet-per-second-squared
    mph-per-second-to-g-force`,
};

/** The most requested pairs in each category, as canonical slugs. Lists start with these pairs. */
export const popularConversions: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SLUGS).map(([category, slugs]) => [category, slugs.split(/\s+/)]),
);

export const UNLISTED = 1000;

/** The most requested pair has rank 0. Unlisted pairs share the last rank. */
export function popularityRank(category: string, slug: string): number {
  const place = (popularConversions[category] ?? []).indexOf(slug);
  return place === -1 ? UNLISTED : place;
}

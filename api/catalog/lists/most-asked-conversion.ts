/**
 * The most requested pair in each category, as a canonical slug. This list is separate from the other popular pairs,
 * because every converter loads it.
 */
export const mostAskedConversion: Readonly<Record<string, string>> = {
  length: 'feet-to-meters',
  weight: 'kg-to-pounds',
  temperature: 'celsius-to-fahrenheit',
  area: 'square-feet-to-square-meters',
  volume: 'liters-to-gallons',
  speed: 'mph-to-kph',
  pressure: 'psi-to-bar',
  energy: 'joules-to-calories',
  time: 'hours-to-minutes',
  data: 'mb-to-gb',
  force: 'newtons-to-pound-force',
  angle: 'degrees-to-radians',
  'fuel-economy': 'mpg-to-l-100km',
  'electric-car-efficiency': 'mi-per-kwh-to-kwh-100km',
  power: 'hp-to-kw',
  torque: 'newton-meters-to-pound-feet',
  'data-rate': 'mbps-to-mb-per-second',
  frequency: 'rpm-to-hertz',
  'volume-flow': 'gpm-to-liters-per-minute',
  density: 'kg-m3-to-lb-ft3',
  'linear-density': 'denier-to-decitex',
  acceleration: 'g-force-to-meters-per-second-squared',
};

import type { CategoryAbout } from '../../category-schema.ts';

const FOOT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  'm-s2': {
    definition:
      'At one meter per second squared, a speed changes by one meter per second every second. It is the SI unit of acceleration.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit of acceleration',
    use: 'Physics, sensors, and building codes for earthquakes use meters per second squared.',
    examples: [
      { quantity: '9.80665', label: 'standard gravity', isExact: true },
      { quantity: '1.62', label: 'gravity on the Moon' },
      { quantity: '3', label: 'a brisk start in a family car' },
    ],
  },
  g0: {
    definition: 'A g is the acceleration of standard gravity, exactly 9.80665 meters per second squared.',
    authority: '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²',
    use: 'Pilots, roller coasters, crash tests, and fitness trackers measure acceleration in g.',
    examples: [
      { quantity: '1', label: 'standard gravity', isExact: true },
      { quantity: '3', label: 'a Space Shuttle’s launch at its hardest' },
      { quantity: '9', label: 'a fighter pilot’s hardest turn' },
    ],
    question: {
      question: 'Is a g the same everywhere on Earth?',
      answer:
        'As a unit, yes: it’s 9.80665 m/s² by definition. The actual pull of gravity is about 9.78 m/s² at the equator ' +
        'and 9.83 at the poles.',
    },
  },
  'ft-s2': {
    definition: 'One foot per second squared is exactly 0.3048 meters per second squared.',
    authority: `${FOOT}: the foot, over the second squared`,
    use: 'It’s used in American engineering, ballistics, and road design.',
    examples: [
      { quantity: '32.2', label: 'standard gravity' },
      { quantity: '11.2', label: 'the braking that US road design counts on', isExact: true },
    ],
  },
  'cm-s2': {
    definition:
      'A centimeter per second squared, also called a gal after Galileo, is a hundredth of a meter per second squared.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the meter; CGS unit, the gal',
    use: 'Geophysicists map gravity and earthquakes in gals and thousandths of them.',
    examples: [
      { quantity: '980.665', label: 'standard gravity', isExact: true },
      { quantity: '5.2', label: 'the difference in gravity between the poles and the equator' },
    ],
  },
  'mph-s': {
    definition:
      'At one mile per hour per second, a speed changes by one mile per hour every second: exactly 0.44704 meters per second squared.',
    authority: `${FOOT}: 1609.344 m in 3600 s, over the second`,
    use: 'It turns a car’s 0 to 60 time into an acceleration, and American train specifications use it.',
    examples: [
      { quantity: '10', label: 'a car that goes from 0 to 60 mph in 6 seconds', isExact: true },
      { quantity: '2.5', label: 'a New York subway train at the start' },
    ],
  },
  'kph-s': {
    definition: 'At one kilometer per hour per second, a speed changes by one kilometer per hour every second.',
    authority: 'SI Brochure (BIPM, 9th edition): 1000 m in 3600 s, over the second',
    use: 'It’s used to compare trains, especially in Japan, and cars’ 0 to 100 times.',
    examples: [
      { quantity: '10', label: 'a car that goes from 0 to 100 km/h in 10 seconds', isExact: true },
      { quantity: '3.3', label: 'a Tokyo subway train at the start' },
    ],
  },
};

import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is acceleration?',
      paragraphs: [
        'Acceleration is how fast a speed changes. At 3 meters per second squared, something gains 3 meters per second ' +
          'every second; “squared” is short for “per second, per second.” Braking is the same thing, backwards.',
        'A car that goes from 0 to 60 mph in 6 seconds gains 10 mph every second on average, about 4.47 meters per second ' +
          'squared or 0.46 g.',
      ],
    },
    {
      heading: 'The g',
      paragraphs: [
        'A g is the acceleration of standard gravity, exactly 9.80665 meters per second squared, about 32.17 feet per ' +
          'second squared. It was fixed in 1901 as the pull at 45 degrees of latitude, as it was then measured. At ' +
          'sea level, gravity is about 0.3 percent weaker than that at the equator and 0.3 percent stronger at the poles.',
        'The letter is also the symbol of the gram. This site reads g as a gram unless the other unit is an acceleration.',
      ],
    },
    {
      heading: 'What people feel',
      paragraphs: [
        'Standing on the ground, you feel 1 g: the floor pushes you up as hard as gravity pulls you down. In free ' +
          'fall you feel none, which is why astronauts in orbit float, although gravity up there is still about 0.9 ' +
          'g.',
        'A quick car pushes you with about half a g, hard braking with 0.8 and a roller coaster briefly with 4. ' +
          'Fighter pilots in pressure suits can take 9 for a few seconds.',
      ],
    },
    {
      heading: 'Falling and braking',
      paragraphs: [
        'Without air, everything falls at the same rate: after one second at 9.81 meters per second, after two at ' +
          '19.62. A car’s stopping distance is its speed squared divided by twice its deceleration, so twice the ' +
          'speed takes four times the road.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'General Conference on Weights and Measures',
      title: 'Declaration of the 3rd CGPM on the unit of mass and on the definition of weight',
      issued: '1901',
    },
  ],
};

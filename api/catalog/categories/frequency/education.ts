import type { CategoryEducation } from '../../category-schema.ts';
import { SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is frequency?',
      paragraphs: [
        'Frequency is how often something repeats. The SI unit is the hertz, once per second: a heart at rest beats at ' +
          'a little over 1 hertz, US household electricity goes back and forth at 60, and the A that orchestras tune to ' +
          'vibrates at 440.',
        'One divided by the frequency is the time of one cycle. At 50 hertz that’s 0.02 seconds, at 1 megahertz a ' +
          'millionth of a second.',
      ],
    },
    {
      heading: 'Rotation: rpm and hertz',
      paragraphs: [
        'Machines that turn are rated in revolutions per minute. A minute has 60 seconds, so 60 rpm is one turn per ' +
          'second, or 1 hertz, and 3600 revolutions per minute is 60 hertz.',
        'Motors on alternating current follow its frequency. At 60 hertz a motor’s field turns at 3600 rpm with one pair ' +
          'of poles, 1800 with two, and 1200 with three; at 50 hertz it’s 3000, 1500, and 1000. That’s why a motor made ' +
          'for America turns a sixth slower in Europe.',
      ],
    },
    {
      heading: 'Radians per second',
      paragraphs: [
        'Calculations about rotation use the angle per second. A full turn is 2π radians, so one turn per second is ' +
          'about 6.283 radians per second. Physicists call this the angular frequency ω. It’s not written in hertz, ' +
          'although both have the dimension of one over time.',
        'In radians, power is torque times speed with no extra factor: 200 newton meters at 314 radians per second ' +
          'is about 63 kilowatts.',
      ],
    },
    {
      heading: 'Sound, radio, and clocks',
      paragraphs: [
        'People hear from about 20 hertz to 20 kilohertz, less at the top with age. An octave doubles the frequency. AM ' +
          'radio is near 1 megahertz, FM near 100, and Wi-Fi at 2.4, 5, and 6 gigahertz. To get a radio wave’s length in ' +
          'meters, divide 300 by the megahertz: an FM wave is about 3 meters long.',
        'A 4-gigahertz processor ticks four times in a billionth of a second, the time in which light goes 30 ' +
          'centimeters. Ticks alone don’t make a computer fast: how much gets done in each one matters just as much.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    {
      publisher: 'International Organization for Standardization (ISO)',
      title: 'ISO 16: Acoustics, Standard tuning frequency',
      issued: '1975',
    },
  ],
};

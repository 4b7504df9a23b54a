import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is an angle?',
      paragraphs: [
        'An angle tells you how far one direction is turned from another. A full turn brings you back to where you ' +
          'started, so every unit of angle is a way to divide a turn: 360 degrees, 400 gradians, or 2π radians.',
        'The 360 goes back to Babylonian astronomers, who counted in sixties. It’s divisible by every whole ' +
          'number from 1 to 10 except 7, which keeps common angles whole: a quarter turn is 90 degrees, a third of ' +
          'a turn 120.',
      ],
    },
    {
      heading: 'Degrees and radians',
      paragraphs: [
        'Lay a circle’s radius along its rim, and the angle it spans is one radian, about 57.2958 degrees. ' +
          'The rim is 2π radii long, so a full turn is 2π radians and a right angle π/2, about 1.5708.',
        'Radians keep formulas short. The length of an arc is the radius times the angle, and calculus with ' +
          'sines and cosines needs no extra factors. A calculator in the wrong mode is a classic mistake: the ' +
          'sine of 30 degrees is 0.5, the sine of 30 radians about −0.988.',
        'Because π’s decimals never end, no decimal conversion between radians and degrees is exact. This site ' +
          'calculates with more than 70 digits of π and shows ≈ whenever π is involved.',
      ],
    },
    {
      heading: 'Minutes and seconds of arc',
      paragraphs: [
        'A degree has 60 arcminutes and an arcminute has 60 arcseconds, just like hours, minutes, and seconds. A ' +
          'map position may read 40° 26′ 46″: that’s 40 + 26/60 + 46/3600, about 40.4461 degrees.',
        'One arcminute of latitude is about a nautical mile, and one arcsecond about 31 meters. The Sun and the ' +
          'Moon are both about half a degree wide in the sky, 30 arcminutes.',
      ],
    },
    {
      heading: 'Other units of angle',
      paragraphs: [
        'Surveyors in parts of Europe measure in gradians: a right angle has 100. Riflescopes and ' +
          'artillery use the milliradian, which spans about one meter at a distance of 1000 meters. Motors and gears ' +
          'count turns, often called revolutions.',
      ],
    },
  ],
  sources: [SI_BROCHURE, NIST_SP_811],
};

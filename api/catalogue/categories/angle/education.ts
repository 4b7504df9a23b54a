import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What an angle is',
      paragraphs: [
        'An angle says how far one direction is turned from another. A full turn brings it back to where it ' +
          'began, so every unit of angle is a way to divide the turn: 360 degrees, 400 gradians, or 2π radians.',
        'The 360 goes back to Babylonian astronomers, who counted in sixties. It divides evenly by every whole ' +
          'number from 1 to 10 except 7, which keeps common angles whole: a quarter turn is 90 degrees, a third of ' +
          'a turn 120.',
      ],
    },
    {
      heading: 'Degrees and radians',
      paragraphs: [
        'Lay a circle’s radius along its rim, and the angle that it spans is one radian, about 57.2958 degrees. ' +
          'The rim is 2π radii long, so a full turn is 2π radians and a right angle π/2, about 1.5708.',
        'Radians make the formulas short. The length of an arc is the radius times the angle, and calculus with ' +
          'sines and cosines works without extra factors. A calculator in the wrong mode is a classic mistake: the ' +
          'sine of 30 degrees is 0.5, the sine of 30 radians about −0.988.',
        'As π has no end in decimals, no conversion between radians and degrees is exact in figures. This site ' +
          'computes with more than 70 digits of π and writes ≈ wherever it stands in between.',
      ],
    },
    {
      heading: 'Minutes and seconds of arc',
      paragraphs: [
        'A degree has 60 arcminutes, and an arcminute 60 arcseconds, as an hour has minutes and seconds. A ' +
          'position on a map may read 40° 26′ 46″: that is 40 + 26/60 + 46/3600, about 40.4461 degrees.',
        'One arcminute of latitude is about a nautical mile, and one arcsecond about 31 meters. The Sun and the ' +
          'Moon are both about half a degree wide in the sky, 30 arcminutes.',
      ],
    },
    {
      heading: 'Where the others are used',
      paragraphs: [
        'Surveyors in parts of Europe measure in gradians, of which a right angle has 100. Riflescopes and ' +
          'artillery use the milliradian: at a distance of 1000 meters it spans about one meter. Motors and gears ' +
          'count turns, often called revolutions.',
      ],
    },
  ],
  sources: [SI_BROCHURE, NIST_SP_811],
};
